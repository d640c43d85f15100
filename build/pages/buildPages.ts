import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listDocFiles } from '../../src/content/loadDocs.ts';
import type { AstroProgress } from './readAstro.ts';
import { createAstroReader } from './readAstro.ts';
import { showProgress } from './showProgress.ts';

/** How many pages the last build made: the best guess for this one. */
const COUNT_FILE = `node_modules/.cache/build/pages-${path.basename(process.env['SITE_OUT'] ?? 'dist')}`;

function readLastCount(): string | undefined {
  try {
    return readFileSync(COUNT_FILE, 'utf8');
  } catch {
    return undefined;
  }
}

function writeLastCount(pages: number): void {
  mkdirSync(path.dirname(COUNT_FILE), { recursive: true });
  writeFileSync(COUNT_FILE, String(pages));
}

function describe({ stage, pages }: AstroProgress, expected: string | undefined): string {
  if (pages === 0) return `${stage} …`;
  return `${stage}: ${pages}${expected ? ` of about ${expected}` : ''} files`;
}

/** Left alone, the page builder takes what memory there is before it clears up; within this it is nearly as fast. */
const FRUGAL = '--max-old-space-size=768 --max-semi-space-size=16';
/** A site with more pages of docs than this needs more from the start. */
const MAX_FRUGAL_DOCS = 500;
const OUT_OF_MEMORY = 134;

type Env = NodeJS.ProcessEnv;

/** The exit code of Astro's build. */
function runAstro(env: Env, read: (text: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const stdio: ['inherit', 'pipe', 'inherit'] = ['inherit', 'pipe', 'inherit'];
    const child = spawn('astro', ['build'], { stdio, env, shell: process.platform === 'win32' });
    child.stdout.setEncoding('utf8').on('data', read);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal === 'SIGABRT' ? OUT_OF_MEMORY : (code ?? 1)));
  });
}

/** What one page leaves behind is cleared before the next ones need more. */
const AHEAD_MEMORY = ['--max-old-space-size=384', '--max-semi-space-size=4'];

/** Compiles texts on another core meanwhile; what it has not done when the pages are finished is not needed any more. */
function startAhead(env: Env): () => void {
  const child = spawn(process.execPath, [...AHEAD_MEMORY, 'build/pages/compileAhead.ts'], { stdio: 'ignore', env });
  return () => child.kill();
}

/** A site that has outgrown the frugal way is built with all the memory it wants. */
async function runWithin(env: Env, read: (text: string) => void): Promise<void> {
  const isSmall = listDocFiles().length <= MAX_FRUGAL_DOCS;
  const frugal = { ...env, NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} ${FRUGAL}`.trim() };
  let code = await runAstro(isSmall ? frugal : env, read);
  if (isSmall && code === OUT_OF_MEMORY) {
    console.warn('The pages need more memory than usual; building them once more without a limit.');
    code = await runAstro(env, read);
  }
  if (code !== 0) throw new Error(`The pages could not be built: astro build ended with ${code}.`);
}

/** Lets Astro render all pages, and shows how far it is. */
export async function buildPages(isProfiled: boolean): Promise<AstroProgress> {
  const always = { ASTRO_TELEMETRY_DISABLED: '1', SITE_RENDER_CACHE: '1' };
  // The shell's note of who was called last finds its way into modules of Astro, and would make every page look changed.
  const { _, ...ours } = process.env;
  const env = { ...ours, ...always, ...(isProfiled ? { SITE_PROFILE: '1' } : {}) };
  const reader = createAstroReader((line) => console.warn(line));
  const expected = readLastCount();
  const stopProgress = showProgress(() => describe(reader.progress, expected));
  const stopAhead = startAhead(env);
  try {
    await runWithin(env, reader.read);
  } finally {
    stopAhead();
    stopProgress();
  }
  reader.end();
  writeLastCount(reader.progress.pages);
  return reader.progress;
}
