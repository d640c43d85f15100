import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { findDuplicateRoutes } from './read/duplicateRoutes.ts';
import { loadPosts } from './read/loadBlog.ts';
import { loadDocsSite } from './read/docsSite.ts';
import { codeThemePlugin } from './render/codeThemePlugin.ts';
import { pageModulesPlugin } from './render/pageModulesPlugin.ts';

function warnOfDuplicates(logger: AstroIntegrationLogger): void {
  const pages = [...loadDocsSite().docs, ...loadPosts()];
  for (const problem of findDuplicateRoutes(pages)) logger.warn(problem);
}

/** Reads all content before a build, so that a wrong page stops it with its file and line, and hooks into Vite. */
export function contentIntegration(): AstroIntegration {
  return {
    name: 'site-content',
    hooks: {
      'astro:config:setup': ({ addRenderer, updateConfig, command, logger }) => {
        // Renders the JSX that a compiled page returns.
        addRenderer(getContainerRenderer());
        updateConfig({ vite: { plugins: [codeThemePlugin(), pageModulesPlugin()] } });
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
