import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:rest'?: boolean;
    'client:act'?: boolean;
  }
}

const FOLDER = './src/layouts/directives';

/** Adds `client:rest` and `client:act`. */
export function wakingDirectives(): AstroIntegration {
  return {
    name: 'waking-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['rest', 'act']) addClientDirective({ name, entrypoint: `${FOLDER}/${name}.ts` });
      },
    },
  };
}
