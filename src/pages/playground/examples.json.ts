import type { APIRoute } from 'astro';
import { codeToWords, type GalleryEntry } from '#src/playground/gallery/gallery.ts';
import { readExamples } from '#src/playground/gallery/readExamples.ts';

export const GET: APIRoute = () => {
  const entries = readExamples().map(({ id, title, group, files, poster }): GalleryEntry => ({
    id,
    title,
    group,
    words: codeToWords(files),
    poster,
  }));
  return new Response(JSON.stringify(entries), { headers: { 'content-type': 'application/json' } });
};
