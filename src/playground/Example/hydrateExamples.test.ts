import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const LIMIT_BYTES = 3 * 1024;

test('an example brings at most three kilobytes of script to a page before Run', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('hydrateExamples.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // What a pressed button fetches.
    external: ['./hydrateExample.tsx'],
  });
  const size = gzipSync(outputFiles[0]!.contents).length;
  expect(size).toBeGreaterThan(200);
  expect(size).toBeLessThanOrEqual(LIMIT_BYTES);
});
