import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '#src/config/index.ts';
import { loadDocsSite } from '../docsSite.ts';
import { GLOSSARY_FILE } from '../glossary/readGlossary.ts';
import { hashInputs } from '#root/build/cache/hashInputs.ts';
import { loadPosts } from '../loadBlog.ts';
import { contentRoot, readText } from '../projectFiles.ts';
import { collectExampleFiles, listPosters } from './exampleFiles.ts';

/** What compiles a page. The engine's API, for its links, is read by a program of its own. */
export const PAGE_CODE = ['build/pages/precompile.ts', 'src/api/extract/main.ts', 'excalibur'];
/** Images give a page their width and height. */
const IMAGES = 'public';
const EXAMPLE = /<Example\b[^>]*?\bsrc="([^"]+)"/g;

/** What every page is made of besides its own text and the code. */
export function hashMaterial(images = IMAGES): string {
  const routes = [...loadDocsSite().docs, ...loadPosts()].map(({ file, route }) => `${file} ${route}`);
  const glossary = existsSync(path.join(contentRoot(), GLOSSARY_FILE)) ? readText(GLOSSARY_FILE) : '';
  const posters = listPosters().map(({ file }) => file);
  return hashInputs({
    files: [images],
    data: [siteConfig.baseUrl, path.relative('.', contentRoot()), glossary, routes, posters],
  });
}

/** When it changes, all pages must be made again. */
export const hashSharedInputs = (): string => hashInputs({ code: PAGE_CODE, data: hashMaterial() });

/** The programs that a page shows, with all they import. A missing one is reported when the page is made. */
export function readShownPrograms(page: string, source: string): string[] {
  const files = [...source.matchAll(EXAMPLE)]
    .map(([, name = '']) => path.posix.join(path.posix.dirname(page), name))
    .filter((file) => existsSync(path.join(contentRoot(), file)));
  return files.flatMap(collectExampleFiles).flatMap((file) => [file, readText(file)]);
}
