import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openKeptSizes } from './keptSizes.ts';

const newStore = (): string => path.join(mkdtempSync(path.join(os.tmpdir(), 'sizes-')), 'kept', 'sizes.json');
const page = (build: string): Buffer =>
  Buffer.from(`<meta name="site-build" content="${build}"><p>${'word '.repeat(200)}</p>`);

it('a text counts as it travels, a picture as it is', async () => {
  const sizes = openKeptSizes(newStore());
  expect(await sizes.measure('a.html', page('one'))).toBe(gzipSync(page('one')).length);
  expect(await sizes.measure('a.png', Buffer.alloc(500))).toBe(500);
});

it('what is equal but for the name of the build is measured once', async () => {
  const store = newStore();
  const first = openKeptSizes(store);
  const size = await first.measure('a.html', page('one'));
  await first.measure('gone.html', Buffer.from('gone'));
  first.save();
  const second = openKeptSizes(store);
  expect(await second.measure('a.html', page('two'))).toBe(size);
  second.save();
  expect(Object.values(JSON.parse(readFileSync(store, 'utf8')) as object)).toEqual([size]);
});
