import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { unified } from '@astrojs/markdown-remark';
import { findDuplicateRoutes } from './duplicateRoutes.ts';
import { loadPosts } from './loadBlog.ts';
import { loadDocsSite } from './docsSite.ts';
import { codeThemePlugin } from './codeThemePlugin.ts';
import { createPageCompiler, offerPageCompiler } from './markdown/pageCompiler.ts';
import { prepareMarkdownPlugin } from './markdown/prepareMarkdown.ts';
import { reloadPagesPlugin } from './reloadPagesPlugin.ts';

function warnOfDuplicates(logger: AstroIntegrationLogger): void {
  const pages = [...loadDocsSite().docs, ...loadPosts()];
  for (const problem of findDuplicateRoutes(pages)) logger.warn(problem);
}

/** Reads all content before a build, so that a wrong page stops it with its file and line, and hooks into Vite. */
export function contentIntegration(processor: ReturnType<typeof unified>): AstroIntegration {
  return {
    name: 'site-content',
    hooks: {
      'astro:config:setup': ({ updateConfig, command, logger }) => {
        offerPageCompiler(createPageCompiler(processor));
        updateConfig({ vite: { plugins: [prepareMarkdownPlugin(), codeThemePlugin(), reloadPagesPlugin()] } });
        if (command !== 'dev') warnOfDuplicates(logger);
      },
      // A writer waits for the server, not for this; and a wrong page must not keep it from starting.
      'astro:server:start': ({ logger }) => {
        try {
          warnOfDuplicates(logger);
        } catch (error) {
          logger.error(error instanceof Error ? error.message : String(error));
        }
      },
    },
  };
}
