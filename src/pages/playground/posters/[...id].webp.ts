import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { posterFile } from '#src/playground/gallery/exampleId.ts';
import { readExamples } from '#src/playground/gallery/readExamples.ts';

export const getStaticPaths: GetStaticPaths = () =>
  readExamples()
    .filter(({ posterAspect }) => posterAspect !== undefined)
    .map(({ id }) => ({ params: { id } }));

export const GET: APIRoute = ({ params }) => {
  const file = path.resolve(process.env['SITE_CONTENT'] ?? '.', posterFile(params['id']!));
  return new Response(new Uint8Array(readFileSync(file)), { headers: { 'content-type': 'image/webp' } });
};
