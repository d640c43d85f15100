import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveAside } from './moveAside.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'aside-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('the last build is out of the way at once and soon gone', async () => {
  const [out, aside] = [path.join(folder, 'dist'), path.join(folder, 'aside')];
  mkdirSync(path.join(out, 'docs'), { recursive: true });
  writeFileSync(path.join(out, 'docs/index.html'), 'Old.');
  const gone = moveAside(out, aside);
  expect(existsSync(out)).toBe(false);
  mkdirSync(out);
  await gone;
  expect([existsSync(out), existsSync(aside)]).toEqual([true, false]);
});

test('where nothing was built there is nothing to do', async () => {
  await moveAside(path.join(folder, 'dist'), path.join(folder, 'aside'));
  expect(existsSync(path.join(folder, 'dist'))).toBe(false);
});
