import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

// Front matter is validated by src/content/readMarkdown.ts, which names file and line; here files become renderable.
const root = process.env['SITE_CONTENT'] ?? '.';
// Pages that exist only to be tested or counted are built on request.
const docsFolders = [
  'docs',
  ...(process.env['SITE_FIXTURES'] ? ['tests/fixtures/docs'] : []),
  ...(process.env['SITE_GROWTH'] ? [`${process.env['SITE_GROWTH']}/docs`] : []),
];

const pages = (...folders: string[]) =>
  defineCollection({
    loader: glob({
      pattern: [...folders.map((folder) => `${folder}/**/*.{md,mdx}`), '!**/examples/**', '!**/_*'],
      base: root,
      generateId: ({ entry }) => entry,
    }),
  });

export const collections = { docs: pages(...docsFolders), blog: pages('blog') };
