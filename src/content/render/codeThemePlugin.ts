import type { Plugin } from 'vite';
import { siteConfig } from '#src/config/index.ts';
import { buildCodeThemeCss } from '#src/ui/CodeBlock/codeThemeCss.ts';

const ID = 'virtual:code-theme.css';

/** Serves the colours of the configured code themes as a stylesheet. */
export function codeThemePlugin(): Plugin {
  return {
    name: 'site:code-theme',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? buildCodeThemeCss(siteConfig.code.themes) : undefined),
  };
}
