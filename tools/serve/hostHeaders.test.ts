import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toHeadersFile } from '../../build/policy/hostFiles.ts';
import { parseHeadersFile, readHostHeaders } from './hostHeaders.ts';

test('what the build writes for hosts is what the server here reads', () => {
  const text = toHeadersFile({ base: '/engine/', security: { 'Referrer-Policy': 'no-referrer' } });
  expect(parseHeadersFile(text)).toEqual([
    { prefix: '/engine/', headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' } },
    { prefix: '/engine/_astro/', headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  ]);
});

test('a build next to the running server brings its own headers; until they are written the old ones apply', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'headers-'));
  const file = path.join(root, '_headers');
  const write = (policy: string) => {
    writeFileSync(file, `/*\n  X-Policy: ${policy}\n`);
    // The same modification time each time: it says nothing about the content.
    utimesSync(file, 1_000, 1_000);
  };
  write('old');
  const headersOf = readHostHeaders(root);
  expect(headersOf('/docs/')).toEqual({ 'x-policy': 'old' });
  rmSync(file);
  expect(headersOf('/docs/')).toEqual({ 'x-policy': 'old' });
  write('recent');
  expect(headersOf('/docs/')).toEqual({ 'x-policy': 'recent' });
});
