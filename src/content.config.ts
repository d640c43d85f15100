import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

// Front matter is validated by src/content/readMarkdown.ts, which names file and line; here files become renderable.
const root = process.env['SITE_CONTENT'] ?? '.';
const pages = (folder: string) =>
  defineCollection({
    loader: glob({
      pattern: ['**/*.{md,mdx}', '!**/examples/**', '!**/_*'],
      base: `${root}/${folder}`,
      generateId: ({ entry }) => `${folder}/${entry}`,
    }),
  });

export const collections = { docs: pages('docs'), blog: pages('blog') };
