import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleScript } from './bundleScript.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bundle-')));
  writeFileSync(path.join(folder, 'main.js'), `import { word } from './word.js';\nconsole.log(word);`);
  writeFileSync(path.join(folder, 'word.js'), `export const word = 'first';`);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a script and what it imports become one', async () => {
  const { chunks, files } = await bundleScript({ rolldownOptions: { input: path.join(folder, 'main.js') } });
  expect(chunks).toHaveLength(1);
  expect(chunks[0]!.code).toContain('first');
  expect(files.map((file) => path.basename(file)).sort()).toEqual(['main.js', 'word.js']);
});

test('what it imports on demand is a chunk of its own, after the script', async () => {
  writeFileSync(path.join(folder, 'main.js'), `import('./word.js').then(console.log);`);
  const { chunks } = await bundleScript({ rolldownOptions: { input: path.join(folder, 'main.js') } });
  expect(chunks.map(({ name }) => path.basename(name).split(/[.-]/)[0])).toEqual(['main', 'word']);
});
