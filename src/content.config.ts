import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { listPostFiles } from './content/loadBlog.ts';
import { listDocFiles } from './content/loadDocs.ts';
import { needsBundler } from './content/markdown/needsBundler.ts';
import { contentRoot, readText } from './content/projectFiles.ts';

// Only what the bundler has to bring in; src/layouts/renderContent.ts makes the other pages without it. Front matter is
// validated by src/content/readMarkdown.ts, which names file and line.
const escapeGlob = (file: string): string => file.replace(/[()[\]{}!*?@+|]/g, '\\$&');

function pages(files: readonly string[]) {
  const bundled = files.filter((file) => needsBundler({ file, body: readText(file) }));
  if (bundled.length === 0) return defineCollection({ loader: () => [] });
  return defineCollection({
    loader: glob({ pattern: bundled.map(escapeGlob), base: contentRoot(), generateId: ({ entry }) => entry }),
  });
}

export const collections = { docs: pages(listDocFiles()), blog: pages(listPostFiles()) };
