import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const TIMEOUT_MS = 240_000;
/** Much less than the whole test may take, so that a failure says for which text it waited. */
const STEP_MS = 60_000;

/** A copy of the content, so that nobody's files are touched. */
const root = mkdtempSync(path.join(os.tmpdir(), 'site-content-'));
let server: ChildProcess;
let origin: string;

/** Where Astro finds Vitest's variables, it serves no pages. */
const withoutVitest = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const writePage = (lines: readonly string[]): void =>
  writeFileSync(
    path.join(root, 'docs/new-page.mdx'),
    ['---', 'title: New', 'unlisted: true', '---', ...lines].join('\n'),
  );

/** What the server sends for the page; nothing while it isn't ready. */
async function readPage(): Promise<string> {
  if (server.exitCode !== null) throw new Error(`The development server ended with ${server.exitCode}.`);
  return fetch(`${origin}/docs/new-page`).then(
    (response) => response.text(),
    () => '',
  );
}

const untilPageHas = (text: string, timeout = STEP_MS): Promise<void> =>
  vi.waitFor(async () => expect(await readPage()).toContain(text), { timeout, interval: 250 });

beforeAll(async () => {
  for (const folder of ['docs', 'blog', 'samples']) cpSync(folder, path.join(root, folder), { recursive: true });
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  const env = { ...withoutVitest(), SITE_CONTENT: root, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' };
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)];
  server = spawn(process.execPath, args, { stdio: 'ignore', env });
  // A first answer, whatever it is: only then does the server know the content as it is before the changes.
  await untilPageHas('<html', TIMEOUT_MS);
}, TIMEOUT_MS);

afterAll(() => {
  server.kill();
  rmSync(root, { recursive: true, force: true });
});

it(
  'a new page, an edit and a new import appear without a restart',
  async () => {
    writePage(['The first text.']);
    await untilPageHas('The first text.');
    writePage(['The second text.']);
    await untilPageHas('The second text.');
    writeFileSync(path.join(root, 'docs/note.txt'), 'a raw note');
    writeFileSync(path.join(root, 'docs/_part.md'), 'A partial.');
    writePage([
      "import note from './note.txt?raw';",
      "import Part from './_part.md';",
      '',
      'It says {note}.',
      '',
      '<Part />',
    ]);
    await untilPageHas('It says a raw note.');
    expect(await readPage()).toContain('A partial.');
    writeFileSync(path.join(root, 'docs/_part.md'), 'A changed partial.');
    await untilPageHas('A changed partial.');
  },
  TIMEOUT_MS,
);
