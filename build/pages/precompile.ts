// Compiles the pages of docs and blog while another process bundles and renders. From the last page to the first: the
// renderer starts at the other end, takes what is in the cache, and compiles what is missing itself.
import { symbolNames } from '../../src/api/index.ts';
import { loadDocsSite } from '../../src/content/docsSite.ts';
import { loadPosts } from '../../src/content/loadBlog.ts';
import { createMarkdownConfig } from '../../src/content/markdown/config.ts';
import { createMarkdownContext } from '../../src/content/markdown/createContext.ts';
import { needsBundler } from '../../src/content/markdown/needsBundler.ts';
import { createPageCompiler } from '../../src/content/markdown/pageCompiler.ts';

const { processor } = createMarkdownConfig(createMarkdownContext(symbolNames));
const compile = createPageCompiler(processor);

for (const page of [...loadPosts(), ...loadDocsSite().docs].reverse()) {
  if (needsBundler(page)) continue;
  // A page with a mistake is reported by the renderer, which names the place and stops.
  await compile(page).catch(() => undefined);
}
