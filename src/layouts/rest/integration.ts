import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:rest'?: boolean;
  }
}

/** Adds `client:rest`. */
export function restDirective(): AstroIntegration {
  return {
    name: 'client-rest',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'rest', entrypoint: './src/layouts/rest/directive.ts' }),
    },
  };
}
