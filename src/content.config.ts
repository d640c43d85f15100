import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

// Front matter is validated by src/content/readMarkdown.ts, which names file and line; here files become renderable.
const root = process.env['SITE_CONTENT'] ?? '.';
// Pages that exist only to be tested are built on request.
const docsFolder = process.env['SITE_FIXTURES'] ? '{docs,tests/fixtures/docs}' : 'docs';

const pages = (folder: string) =>
  defineCollection({
    loader: glob({
      pattern: [`${folder}/**/*.{md,mdx}`, '!**/examples/**', '!**/_*'],
      base: root,
      generateId: ({ entry }) => entry,
    }),
  });

export const collections = { docs: pages(docsFolder), blog: pages('blog') };
