import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { apiIntegration } from './src/api/integration.ts';
import { siteConfig } from './src/config/index.ts';
import { contentIntegration } from './src/content/integration.ts';
import { createMarkdownConfig } from './src/content/markdown/config.ts';
import { createMarkdownContext } from './src/content/markdown/createContext.ts';
import { loadApi, symbolToRoute } from './src/api/index.ts';

const exported = new Set(loadApi().symbols.map((symbol) => symbol.name));
const markdownContext = createMarkdownContext({
  resolveSymbol: (name) => symbolToRoute(name)?.route,
  isLinkable: (name) => exported.has(name.split(/[.#]/)[0] ?? ''),
});

export default defineConfig({
  site: siteConfig.url,
  base: siteConfig.baseUrl,
  outDir: process.env['SITE_OUT'] ?? './dist',
  trailingSlash: 'ignore',
  // Every page is its own folder: the one shape that any static host serves under a clean address.
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 2 },
  prefetch: false,
  devToolbar: { enabled: false },
  compressHTML: true,
  markdown: createMarkdownConfig(markdownContext),
  integrations: [
    contentIntegration(),
    apiIntegration(),
    react(),
    mdx(),
    sitemap({ filter: (page) => !page.includes('/search') }),
  ],
  vite: {
    build: { assetsInlineLimit: 0 },
  },
});
