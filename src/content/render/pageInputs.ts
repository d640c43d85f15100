import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '#src/config/index.ts';
import { hashInputs } from '#root/build/cache/hashInputs.ts';
import { loadDocsSite } from '../read/docsSite.ts';
import { GLOSSARY_FILE } from '../read/glossary/readGlossary.ts';
import { loadPosts } from '../read/loadBlog.ts';
import { collectExampleFiles, listPosters } from '../markdown/exampleFiles.ts';
import { moduleToFile } from '../markdown/resolveImport.ts';
import { contentRoot, readText } from '../read/projectFiles.ts';
import { findModules } from './findModules.ts';
import type { TextPage } from './textPage.ts';

/** What compiles a page. The engine's API, for its links, is read by a program of its own. */
export const PAGE_CODE = ['src/layouts/pageCompiler.ts', 'src/api/extract/main.ts', 'excalibur'];
/** Images give a page their width and height. */
const IMAGES = 'public';
const EXAMPLE = /<Example\b[^>]*?\bsrc="([^"]+)"/g;

/** The content that any page may depend on: routes for links, the glossary, posters, images. */
export function hashSharedContent(images = IMAGES): string {
  const routes = [...loadDocsSite().docs, ...loadPosts()].map(({ file, route }) => `${file} ${route}`);
  const glossary = existsSync(path.join(contentRoot(), GLOSSARY_FILE)) ? readText(GLOSSARY_FILE) : '';
  const posters = listPosters().map(({ file }) => file);
  return hashInputs({
    files: [images],
    data: [siteConfig.baseUrl, path.relative('.', contentRoot()), glossary, routes, posters],
  });
}

/** When it changes, all pages must be compiled again. */
export const hashSharedInputs = (): string => hashInputs({ code: PAGE_CODE, data: hashSharedContent() });

/** The programs that a page shows, with all they import. A missing one is reported when the page is compiled. */
export function readShownPrograms(page: string, source: string): string[] {
  const files = [...source.matchAll(EXAMPLE)]
    .map(([, name = '']) => path.posix.join(path.posix.dirname(page), name))
    .filter((file) => existsSync(path.join(contentRoot(), file)));
  return files.flatMap(collectExampleFiles).flatMap((file) => [file, readText(file)]);
}

/** One hash of the files that a page imports and the images next to it; nothing for the many pages that have none. */
export function hashModuleFiles(page: TextPage): string | undefined {
  const files = findModules(page).modules.flatMap((id) => moduleToFile(id) ?? []);
  return files.length > 0 ? hashInputs({ files }) : undefined;
}
