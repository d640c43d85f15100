import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:first-idle'?: boolean;
    'client:interaction'?: boolean;
  }
}

const FOLDER = './src/browser/directives';

/** Adds `client:first-idle` and `client:interaction`. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: `${FOLDER}/interaction.ts` });
        addClientDirective({ name: 'first-idle', entrypoint: `${FOLDER}/firstIdle.ts` });
      },
    },
  };
}
