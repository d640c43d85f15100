// @ts-check
// JavaScript, because Node then reads it without a server of Vite's: a second less before every build.
import path from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { normalizePath } from 'vite';
import { apiIntegration } from './src/api/integration.ts';
import { siteConfig } from './src/config/index.ts';
import { contentIntegration } from './src/content/integration.ts';
import { clientDirectives } from './src/browser/directives/integration.ts';
import { testPagesIntegration } from './src/content/testPages.ts';
import { prebundlePackages } from './build/bundles/prebundlePackages.ts';
import { groupScript, groupStyles } from './build/chunks/groups.ts';
import { playgroundFrame } from './src/playground/build/framePlugin.ts';
import { installedLibraries } from './src/playground/build/installedPlugin.ts';

/** Folders that no page is made of: looking through them for changes would take the development server seconds. */
const UNSEEN = ['dist', 'dist-*', 'reports', '.cache', 'tests', 'test-results', 'build', 'tools', 'art'];

const OUT = process.env['SITE_OUT'] ?? './dist';

/** What every page needs is one file: each request more delays it. */
const SCRIPTS = [groupScript('page', 'src/browser/main.ts')];

/** Stylesheets delay the first paint, so there are few: one for all pages and one for each kind of page. */
const STYLES = ['site', 'guides', 'posts', 'home'].map((name) => groupStyles(name, `src/layouts/styles/${name}.ts`));

/** @param {import('./build/chunks/groups.ts').Group[]} groups */
const groupModules = (groups) => ({
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
});

export default defineConfig({
  site: siteConfig.url,
  base: siteConfig.baseUrl,
  outDir: OUT,
  trailingSlash: 'ignore',
  // Every page is its own folder: the one shape that any static host serves under a clean address.
  build: { format: 'directory', inlineStylesheets: 'never' },
  prefetch: false,
  devToolbar: { enabled: false },
  compressHTML: true,
  integrations: [
    contentIntegration(),
    apiIntegration(),
    testPagesIntegration(),
    clientDirectives(),
    react(),
    sitemap({ filter: (page) => !/\/search\/?$/.test(page) }),
  ],
  vite: {
    build: {
      assetsInlineLimit: 0,
      // Names from src/contracts end up in scripts as plain strings: each script has only those it uses.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
    },
    environments: { client: groupModules(SCRIPTS), prerender: groupModules(STYLES) },
    plugins: [playgroundFrame(), installedLibraries(), prebundlePackages(['mermaid'])],
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: '_astro/[name].[hash].js' } } },
    server: { watch: { ignored: UNSEEN.map((name) => normalizePath(path.resolve(name, '**'))) } },
  },
});
