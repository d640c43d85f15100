import type { AstroIntegration } from 'astro';
import { listMissingSymbols } from './backlinks/loadMentions.ts';

/** Before a build, warns about every guide that links to a symbol the installed engine does not export. */
export function apiIntegration(): AstroIntegration {
  return {
    name: 'site-api',
    hooks: {
      'astro:build:start': ({ logger }) => {
        for (const problem of listMissingSymbols()) logger.warn(problem);
      },
    },
  };
}
