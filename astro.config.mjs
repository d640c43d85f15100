// @ts-check
// JavaScript, because Node then reads it without a server of Vite's: a second less before every build.
import path from 'node:path';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { normalizePath } from 'vite';
import { apiIntegration } from './src/api/integration.ts';
import { siteConfig } from './src/config/index.ts';
import { contentIntegration } from './src/content/integration.ts';
import { createMarkdownConfig } from './src/content/markdown/config.ts';
import { createMarkdownContext } from './src/content/markdown/createContext.ts';
import { clientDirectives } from './src/browser/directives/integration.ts';
import { testPagesIntegration } from './src/content/testPages.ts';
import { symbolNames } from './src/api/index.ts';
import { prebundlePackages } from './build/bundles/prebundlePackages.ts';
import { playgroundFrame } from './src/playground/build/framePlugin.ts';
import { installedLibraries } from './src/playground/build/installedPlugin.ts';

const markdown = createMarkdownConfig(createMarkdownContext(symbolNames));

/** Folders that no page is made of: looking through them for changes would take the development server seconds. */
const UNSEEN = ['dist', 'dist-*', 'reports', '.cache', 'tests', 'test-results', 'build', 'tools', 'art'];

const OUT = process.env['SITE_OUT'] ?? './dist';

const EVERY_PAGE = {
  name: 'page',
  test: /\/src\/(browser\/navigation\/(?!progressBar)|lib\/(afterPaint|storage|url|whenIdle)\.ts|search\/stub\.ts|playground\/Example\/hydrateExamples\.ts)|\/astro\/dist\/transitions\/|vite\/preload-helper/,
};

/** Looks travel in few files, since every file more delays the first paint: those of all pages, then those of a kind of page. */
const LOOKS = [
  {
    name: 'looks',
    test: /\/src\/(styles\/(?!prose)|ui(?!\/HoverCard)|shell|browser)[^?]*\.css|code-theme|ClientRouter\.astro/,
  },
  { name: 'guides', test: /\/src\/(styles\/prose|docs|playground\/(?!Playground\/))[^?]*\.css/ },
  { name: 'posts', test: /\/src\/(blog|demos)\/[^?]*\.css/ },
  { name: 'home', test: /\/src\/home\/[^?]*\.css/ },
];
/** @param {{ name: string, test: RegExp }[]} groups */
const groupModules = (...groups) => ({
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
  markdown,
  integrations: [
    contentIntegration(markdown.processor),
    apiIntegration(),
    testPagesIntegration(),
    clientDirectives(),
    react(),
    mdx({ optimize: true }),
    sitemap({ filter: (page) => !/\/search\/?$/.test(page) }),
  ],
  vite: {
    build: { assetsInlineLimit: 0 },
    // What every page needs travels as one file: each file more has its price before the page has loaded.
    environments: { client: groupModules(EVERY_PAGE), prerender: groupModules(...LOOKS) },
    plugins: [playgroundFrame(), installedLibraries(), prebundlePackages(['mermaid'])],
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: '_astro/[name].[hash].js' } } },
    server: { watch: { ignored: UNSEEN.map((name) => normalizePath(path.resolve(name, '**'))) } },
  },
});
