import type { APIRoute } from 'astro';
import { loadDocsSite } from '#src/content/docsSite.ts';
import { docToTwin, toPlainMarkdown } from '#src/content/twins.ts';

export function getStaticPaths() {
  return loadDocsSite().docs.map((doc) => ({
    params: {
      slug: docToTwin(doc)
        .replace(/^\/docs\//, '')
        .replace(/\.md$/, ''),
    },
    props: { id: doc.id },
  }));
}

export const GET: APIRoute = ({ props }) => {
  const doc = loadDocsSite().docs.find((candidate) => candidate.id === props['id']);
  return new Response(doc ? toPlainMarkdown(doc) : null, {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
};
