import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '#src/config/index.ts';
import { loadDocsSite } from '../docsSite.ts';
import { GLOSSARY_FILE } from '../glossary/readGlossary.ts';
import { listBelow, readAll, toHash } from '#root/build/cache/inputHash.ts';
import { loadPosts } from '../loadBlog.ts';
import { contentRoot, readText } from '../projectFiles.ts';
import { collectExampleFiles, listPosters } from './exampleFiles.ts';

/** The code that turns Markdown into a page, with what it knows of symbols, and the versions of all packages. */
const CODE = [
  'src/content',
  'src/ui/CodeBlock',
  'src/api',
  'src/config',
  'src/lib',
  'site.config.ts',
  'astro.config.mjs',
  'package-lock.json',
];
const EXAMPLE = /<Example\b[^>]*?\bsrc="([^"]+)"/g;

/** Pictures give pages their measures only. */
const listPictures = (): string[] =>
  listBelow('public')
    .sort()
    .map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`);

/** What every page is made of besides its own text and the code. */
export function hashMaterial(): string {
  const routes = [...loadDocsSite().docs, ...loadPosts()].map(({ file, route }) => `${file} ${route}`);
  const glossary = existsSync(path.join(contentRoot(), GLOSSARY_FILE)) ? readText(GLOSSARY_FILE) : '';
  const posters = listPosters().map(({ file }) => file);
  return toHash(siteConfig.baseUrl, contentRoot(), glossary, ...routes, ...posters, ...listPictures());
}

/** When it changes, all pages must be made again. */
export const hashSharedInputs = (): string => toHash(hashMaterial(), ...readAll(CODE));

/** The programs that a page shows, with all they import. A missing one is reported when the page is made. */
export function readShownPrograms(page: string, source: string): string[] {
  const files = [...source.matchAll(EXAMPLE)]
    .map(([, name = '']) => path.posix.join(path.posix.dirname(page), name))
    .filter((file) => existsSync(path.join(contentRoot(), file)));
  return files.flatMap(collectExampleFiles).flatMap((file) => [file, readText(file)]);
}
