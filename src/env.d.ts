/// <reference types="astro/client" />

declare module 'virtual:code-theme.css';

declare module 'virtual:page-modules' {
  /** Everything that pages import, by the ids of `src/content/markdown/resolveImport.ts`. */
  export const pageModules: Readonly<Record<string, object>>;
}
