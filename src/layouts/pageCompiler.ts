import { symbolNames } from '#src/api/index.ts';
import { createMarkdownContext } from '#src/content/markdown/createContext.ts';
import { createPageCompiler } from '#src/content/render/compilePage.ts';
import { withRenderCache } from '#src/content/render/renderCache.ts';

/** Compiles pages that know the engine's symbols. */
export const compilePage = withRenderCache(createPageCompiler(createMarkdownContext(symbolNames)));
