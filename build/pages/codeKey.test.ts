import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCodeKey } from './codeKey.ts';

let root: string;
const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'code-key-')));
  write('main.ts', `import { word } from './word.ts';\nconsole.log(word, process.env['CODE_KEY_TEST']);`);
  write('word.ts', `export const word = 'first';`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

async function findKey(): Promise<string> {
  const { plugin, hash } = createCodeKey();
  const input = path.join(root, 'main.ts');
  const options = { write: false, rolldownOptions: { input } };
  await build({ root, configFile: false, logLevel: 'error', plugins: [plugin], build: options });
  return hash();
}

test('the code of pages is known by the files it becomes for the browser', async () => {
  const before = await findKey();
  expect(await findKey()).toBe(before);
  write('word.ts', `export const word = 'second';`);
  expect(await findKey()).not.toBe(before);
});

test('a setting that some module reads belongs to it', async () => {
  const before = await findKey();
  vi.stubEnv('CODE_KEY_TEST', 'other');
  expect(await findKey()).not.toBe(before);
});
