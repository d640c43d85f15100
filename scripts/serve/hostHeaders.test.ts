import { expect, test } from 'vitest';
import { toHeadersFile } from '../hosting/hostFiles.ts';
import { parseHeadersFile } from './hostHeaders.ts';

test('what the build writes for hosts is what the server here reads', () => {
  const text = toHeadersFile({ base: '/engine/', security: { 'Referrer-Policy': 'no-referrer' } });
  expect(parseHeadersFile(text)).toEqual([
    { prefix: '/engine/', headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' } },
    { prefix: '/engine/_astro/', headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  ]);
});
