import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRoute } from 'astro';
import { listPosters } from '#src/content/markdown/exampleFiles.ts';
import { dataToKey } from '#src/content/pageKeys.ts';
import { contentRoot } from '#src/content/projectFiles.ts';

export function getStaticPaths() {
  return listPosters().map(({ id, file }) => {
    const { size, mtimeMs } = statSync(path.join(contentRoot(), file));
    return { params: { id }, props: { file }, cacheKey: dataToKey([file, size, mtimeMs]) };
  });
}

export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await readFile(path.join(contentRoot(), String(props['file'])))), {
    headers: { 'content-type': 'image/webp' },
  });
