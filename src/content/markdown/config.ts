import type { unified } from '@astrojs/markdown-remark';
import { withRenderCache } from './renderCache.ts';
import type { MarkdownContext } from './types.ts';

type Processor = ReturnType<typeof unified>;

const OPTIONS = { gfm: true, smartypants: false };

/** Comes with the first page that asks for it: the development server is ready sooner, and many a build needs it for one page. */
function createLazyProcessor(context: MarkdownContext): Processor {
  const load = async (): Promise<Required<Processor>> => {
    const [remark, { createPlugins }] = await Promise.all([import('@astrojs/markdown-remark'), import('./plugins.ts')]);
    return remark.unified({ ...OPTIONS, ...createPlugins(context) }) as Required<Processor>;
  };
  return {
    name: 'unified',
    options: { ...OPTIONS, remarkPlugins: [], rehypePlugins: [], recmaPlugins: [], remarkRehype: {} },
    createRenderer: async (...options) => (await load()).createRenderer(...options),
    createMdxRenderer: async (...options) => (await load()).createMdxRenderer(...options),
  };
}

/** How Markdown becomes HTML on this site. */
export const createMarkdownConfig = (context: MarkdownContext): { syntaxHighlight: false; processor: Processor } => ({
  syntaxHighlight: false,
  processor: withRenderCache(createLazyProcessor(context)),
});
