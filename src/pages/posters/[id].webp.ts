import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRoute } from 'astro';
import { hashFile } from '#root/build/cache/readFiles.ts';
import { listPosters } from '#src/content/markdown/exampleFiles.ts';
import { dataToKey } from '#src/content/render/pageKeys.ts';
import { contentRoot } from '#src/content/read/projectFiles.ts';

export function getStaticPaths() {
  return listPosters().map(({ id, file }) => ({
    params: { id },
    props: { file },
    cacheKey: dataToKey([file, hashFile(path.join(contentRoot(), file))]),
  }));
}

export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await readFile(path.join(contentRoot(), String(props['file'])))), {
    headers: { 'content-type': 'image/webp' },
  });
