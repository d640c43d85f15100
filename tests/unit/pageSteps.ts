import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyDiff } from './applyDiff.ts';

/** What a reader of one section of a docs page types and saves. */
export interface PageSteps {
  /** Files by the path in the fence's title. */
  readonly files: ReadonlyMap<string, string>;
  /** Changes to existing files, by the same path. */
  readonly diffs: ReadonlyMap<string, string>;
  /** Lines of the terminal fences, in order. */
  readonly commands: readonly string[];
}

const FENCE = /^```(\S+)[ \t]*([^\n]*)\n([\s\S]*?)^```$/gm;

/** The part of a page from the heading with this id to the next heading of the same or a higher level. */
function sectionOf(page: string, headingId: string): string {
  const heading = new RegExp(`^(#{2,6}) .*\\{#${headingId}\\}$`, 'm').exec(page);
  if (!heading?.[1]) throw new Error(`The page has no heading with the id "${headingId}".`);
  const rest = page.slice(heading.index + heading[0].length);
  const end = new RegExp(`^#{2,${heading[1].length}} `, 'm').exec(rest);
  return end ? rest.slice(0, end.index) : rest;
}

/** Reads the files and commands of one section of a docs page. */
export function readPageSteps(pagePath: string, headingId: string): PageSteps {
  const files = new Map<string, string>();
  const diffs = new Map<string, string>();
  const commands: string[] = [];
  for (const [, language, meta = '', body = ''] of sectionOf(readFileSync(pagePath, 'utf8'), headingId).matchAll(
    FENCE,
  )) {
    const title = /title="([^"]+)"/.exec(meta)?.[1];
    if (title) (/\bdiff\b/.test(meta) ? diffs : files).set(title, body);
    else if (language === 'bash') commands.push(...body.split('\n').filter((line) => line.trim() !== ''));
  }
  return { files, diffs, commands };
}

/** Creates an empty folder outside the project, passes it to an action, and removes it afterwards. */
export async function inEmptyFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-steps-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Saves files below a folder as a reader would. */
export function saveFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** Applies the changes a page asks for to files that were saved before. */
export function applyDiffs(folder: string, diffs: ReadonlyMap<string, string>): void {
  for (const [name, diff] of diffs) {
    const file = path.join(folder, name);
    const lines = applyDiff(readFileSync(file, 'utf8').split('\n'), diff.trimEnd().split('\n'));
    writeFileSync(file, lines.join('\n'));
  }
}

/**
 * Pins the dependencies of the named packages to this project's versions, so that a release published today can't break
 * this test.
 */
export function pinTransitiveVersions(folder: string): void {
  const { overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as { overrides: Record<string, string> };
  const target = path.join(folder, 'package.json');
  const { vite: _asked, ...transitive } = overrides;
  const project = JSON.parse(readFileSync(target, 'utf8')) as object;
  writeFileSync(target, JSON.stringify({ ...project, overrides: transitive }, null, 2));
}

const QUIET_NPM = { npm_config_audit: 'false', npm_config_fund: 'false', npm_config_prefer_offline: 'true' };

const COMMAND_LIMIT_MS = 120_000;

/**
 * Runs one line of a terminal fence; a failure carries what the command printed. It waits for the command to exit and
 * not for its pipes to close, because npm may leave a process behind that keeps them open.
 */
export function runCommand(folder: string, command: string): Promise<void> {
  const [program = '', ...args] = command.split(/\s+/);
  const outside = Object.entries(process.env).filter(
    ([name]) => !/^npm_(package|lifecycle|config_(local|strict|allow))/.test(name),
  );
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...Object.fromEntries(outside), ...QUIET_NPM },
    shell: process.platform === 'win32',
    timeout: COMMAND_LIMIT_MS,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += String(text)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new Error(`"${command}" ended with ${String(code ?? signal)}:\n${printed}`));
    });
  });
}

/** Whether the configured npm registry can be reached; without it these tests can't run. */
export function canReachRegistry(): boolean {
  try {
    execFileSync('npm', ['view', 'excalibur', 'version', '--fetch-retries=0'], {
      stdio: 'pipe',
      timeout: 30_000,
      shell: process.platform === 'win32',
    });
    return true;
  } catch {
    return false;
  }
}
