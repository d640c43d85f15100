import type { AstroIntegration } from 'astro';
import { findDuplicateRoutes } from './duplicateRoutes.ts';
import { loadPosts } from './loadBlog.ts';
import { loadDocsSite } from './docsSite.ts';
import { codeThemePlugin } from './codeThemePlugin.ts';
import { prepareMarkdownPlugin } from './markdown/prepareMarkdown.ts';

/** Reads all content before a build, so that a wrong page stops it with its file and line, and hooks into Vite. */
export function contentIntegration(): AstroIntegration {
  return {
    name: 'site-content',
    hooks: {
      'astro:config:setup': ({ updateConfig, logger }) => {
        updateConfig({ vite: { plugins: [prepareMarkdownPlugin(), codeThemePlugin()] } });
        const pages = [...loadDocsSite().docs, ...loadPosts()];
        for (const problem of findDuplicateRoutes(pages)) logger.warn(problem);
      },
    },
  };
}
