import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { siteConfig } from './src/config/index.ts';
import { contentIntegration } from './src/content/integration.ts';
import { createMarkdownConfig } from './src/content/markdown/config.ts';
import { testPagesIntegration } from './src/content/testPages.ts';

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
  redirects: {},
  markdown: createMarkdownConfig(),
  integrations: [
    contentIntegration(),
    testPagesIntegration(),
    react(),
    mdx(),
    sitemap({ filter: (page) => !page.includes('/search') }),
  ],
  vite: {
    build: { assetsInlineLimit: 0 },
    resolve: { alias: { '@theme': new URL('./src/content/theme', import.meta.url).pathname } },
  },
});
