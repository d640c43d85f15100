import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBundle } from './keptBundle.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  writeFileSync(path.join(folder, 'main.js'), `import { word } from './word.js';\nconsole.log(word);`);
  writeFileSync(path.join(folder, 'word.js'), `export const word = 'first';`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = () => keepBundle('main', { rolldownOptions: { input: path.join(folder, 'main.js') } }, folder);
const writtenAt = (): number => statSync(path.join(folder, 'main.json')).mtimeMs;

test('a script and what it imports become one', async () => {
  const { parts, files } = await keep();
  expect(parts).toHaveLength(1);
  expect(parts[0]!.code).toContain('first');
  expect(files.map((file) => path.basename(file)).sort()).toEqual(['main.js', 'word.js']);
});

test('it is not made again while its files stay as they are', async () => {
  const first = await keep();
  const since = writtenAt();
  expect((await keep()).parts).toEqual(first.parts);
  expect(writtenAt()).toBe(since);
});

test('a change in a file that it imports makes it anew', async () => {
  await keep();
  writeFileSync(path.join(folder, 'word.js'), `export const word = 'second';`);
  expect((await keep()).parts[0]!.code).toContain('second');
});

test('other settings make it anew', async () => {
  const small = await keep();
  const input = path.join(folder, 'main.js');
  const { parts } = await keepBundle('main', { minify: false, rolldownOptions: { input } }, folder);
  expect(parts[0]!.code.length).toBeGreaterThan(small.parts[0]!.code.length);
});
