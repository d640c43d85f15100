import type { APIRoute } from 'astro';
import { loadDocsSite } from '#src/content/read/docsSite.ts';
import { docToMarkdownRoute, toPlainMarkdown } from '#src/content/render/markdownCopy.ts';

export function getStaticPaths() {
  return loadDocsSite().docs.map((doc) => ({
    params: {
      slug: docToMarkdownRoute(doc)
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
