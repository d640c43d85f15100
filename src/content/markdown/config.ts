import { unified } from '@astrojs/markdown-remark';
import type { AstroUserConfig } from 'astro';

/** How Markdown becomes HTML on this site. */
export function createMarkdownConfig(): NonNullable<AstroUserConfig['markdown']> {
  return {
    syntaxHighlight: false,
    processor: unified({ remarkPlugins: [], rehypePlugins: [], gfm: true, smartypants: false }),
  };
}
