// Compiles the pages of docs and blog while another process bundles and renders. From the last page to the first: the
// renderer starts at the other end, takes what is in the cache, and compiles what is missing itself.
import { loadDocsSite } from '../../src/content/read/docsSite.ts';
import { loadPosts } from '../../src/content/read/loadBlog.ts';
import { compilePage } from '../../src/layouts/pageCompiler.ts';

for (const page of [...loadPosts(), ...loadDocsSite().docs].reverse()) {
  // A page with a mistake is reported by the renderer, which names the place and stops.
  await compilePage(page).catch(() => undefined);
}
