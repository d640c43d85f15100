import { loadDocsSite } from '../read/docsSite.ts';
import { loadPosts } from '../read/loadBlog.ts';
import type { MarkdownContext } from './types.ts';

interface Page {
  file: string;
  route: string;
}

type SymbolLookup = Pick<MarkdownContext, 'resolveSymbol' | 'isLinkable'>;

interface Content {
  docs: readonly Page[];
  posts: readonly Page[];
  routes: ReadonlyMap<string, string>;
}

let known: Content | undefined;

/** The route of every content file; worked out again only when there is other content. */
function findRoutes(docs: readonly Page[], posts: readonly Page[]): ReadonlyMap<string, string> {
  if (known?.docs !== docs || known.posts !== posts)
    known = { docs, posts, routes: new Map([...docs, ...posts].map(({ file, route }) => [file, route])) };
  return known.routes;
}

/** Joins what the API knows of symbols with what the content knows of files. */
export function createMarkdownContext(symbols: SymbolLookup): MarkdownContext {
  return {
    ...symbols,
    resolveFile: (file) => {
      const routes = findRoutes(loadDocsSite().docs, loadPosts());
      return routes.get(file) ?? routes.get(`${file}x`) ?? routes.get(file.replace(/x$/, ''));
    },
  };
}
