import { loadApi, symbolNames } from '#src/api/index.ts';
import type { Post } from '#src/content/read/blogModel.ts';
import { renderExcerpt } from '#src/content/render/excerpt.ts';
import { createMarkdownContext } from '#src/content/markdown/createContext.ts';

/** Resolves symbols the same way as the post's own page. */
const context = createMarkdownContext({
  resolveSymbol: symbolNames.resolveSymbol,
  isLinkable: (name) => loadApi().symbols.some((symbol) => symbol.name === name.split(/[.#]/)[0]),
});

export const loadExcerpt = (post: Post): Promise<string> => renderExcerpt(post, context);
