import type { APIRoute } from 'astro';
import { loadPosts } from '#src/content/read/loadBlog.ts';
import { toPlainMarkdown } from '#src/content/render/markdownCopy.ts';

export function getStaticPaths() {
  return loadPosts().map((post) => ({ params: { slug: post.slug }, props: { file: post.file } }));
}

export const GET: APIRoute = ({ props }) => {
  const post = loadPosts().find(({ file }) => file === props['file']);
  return new Response(post ? toPlainMarkdown(post) : null, {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
};
