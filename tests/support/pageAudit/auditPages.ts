import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileToRoute } from '../../../build/links/readPages.ts';
import { listPages } from '../../../build/html/builtPages.ts';
import { checkPage, checkUnique } from './checkPage.ts';
import { pageToFacts } from './pageToFacts.ts';

/** Problems in the head, headings, structured data and external links of all built pages. */
export function auditPages(root: string, base: string): string[] {
  const pages = listPages(root).map((file) =>
    pageToFacts(readFileSync(path.join(root, file), 'utf8'), fileToRoute(file, base)),
  );
  return [
    ...pages.flatMap((page) => checkPage(page).map((problem) => `${page.route}: ${problem}`)),
    ...checkUnique(pages, 'titles'),
    ...checkUnique(pages, 'descriptions'),
  ];
}
