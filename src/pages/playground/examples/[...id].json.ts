import type { APIRoute, GetStaticPaths } from 'astro';
import { dataToKey } from '#src/content/render/pageKeys.ts';
import type { GalleryExample } from '#src/playground/gallery/gallery.ts';
import { readExamples } from '#src/playground/gallery/readExamples.ts';

export const getStaticPaths: GetStaticPaths = () =>
  readExamples().map(({ id, title, files }) => ({
    params: { id },
    props: { example: { id, title, files } satisfies GalleryExample },
    cacheKey: dataToKey({ id, title, files }),
  }));

export const GET: APIRoute<{ example: GalleryExample }> = ({ props }) =>
  new Response(JSON.stringify(props.example), { headers: { 'content-type': 'application/json' } });
