import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer } from '../../tools/serve/createServer.ts';
import { precompress } from './precompress.ts';

const TEXT = '<p>Again and again.</p>'.repeat(100);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const files = { 'index.html': TEXT, 'tiny.txt': 'a', 'photo.webp': TEXT, _headers: TEXT, 'vercel.json': TEXT };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string): Buffer => readFileSync(path.join(folder, name));

/** What the static host sends for the page, without anything in between that would unpack it. */
async function ask(encoding: string): Promise<{ headers: Headers; text: string }> {
  const server = createServer({ root: folder });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/`, { headers: { 'accept-encoding': encoding } });
  const text = await response.text();
  server.closeAllConnections();
  server.close();
  return { headers: response.headers, text };
}

test('texts get both copies; pictures, tiny files and what is meant for hosts get none', async () => {
  expect(await precompress(folder)).toBe(1);
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(TEXT);
  expect(gunzipSync(read('index.html.gz')).toString()).toBe(TEXT);
  for (const name of ['tiny.txt', 'photo.webp', '_headers', 'vercel.json'])
    expect(existsSync(path.join(folder, `${name}.br`))).toBe(false);
});

test('doing it twice compresses no copy again', async () => {
  await precompress(folder);
  expect(await precompress(folder)).toBe(1);
  expect(existsSync(path.join(folder, 'index.html.br.br'))).toBe(false);
});

test.each([
  ['br', 'br'],
  ['gzip', 'gz'],
])('the static host sends the %s copy as it is, under the name and type of the page', async (encoding, ending) => {
  await precompress(folder);
  const { headers, text } = await ask(encoding);
  expect(text).toBe(TEXT);
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('vary')).toBe('accept-encoding');
  expect(Number(headers.get('content-length'))).toBe(read(`index.html.${ending}`).length);
});

test('a copy is not sent for a file that was replaced, whatever the times say', async () => {
  const file = path.join(folder, 'index.html');
  utimesSync(file, new Date(0), new Date(0));
  await precompress(folder);
  expect((await ask('br')).text).toBe(TEXT);
  writeFileSync(file, 'New.');
  utimesSync(file, new Date(0), new Date(0));
  expect((await ask('br')).text).toBe('New.');
});
