import { loadDocsSite } from '../docsSite.ts';
import { loadPosts } from '../loadBlog.ts';
import type { MarkdownContext } from './types.ts';

type SymbolLookup = Pick<MarkdownContext, 'resolveSymbol' | 'isLinkable'>;

/** Joins what the API knows of symbols with what the content knows of files. */
export function createMarkdownContext(symbols: SymbolLookup): MarkdownContext {
  return {
    ...symbols,
    resolveFile: (file) => {
      const pages = [...loadDocsSite().docs, ...loadPosts()];
      return pages.find(
        (page) => page.file === file || page.file === `${file}x` || page.file === file.replace(/x$/, ''),
      )?.route;
    },
  };
}
