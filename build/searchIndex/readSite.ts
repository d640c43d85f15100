import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { stripHtmlEnding } from '#src/lib/url.ts';
import type { Page } from '../../src/search/engine/model.ts';
import { htmlToPage, type FoundPage } from './htmlToPage.ts';
import { LinkWeights } from './weighByLinks.ts';

/** `docs/actors/index.html` → `/docs/actors`. */
function fileToRoute(file: string): string {
  const route = stripHtmlEnding(`/${file.split(path.sep).join('/')}`);
  return route.length > 1 ? route.replace(/\/$/, '') : route;
}

/** Copied, because what is cut out of a page's text would hold the whole page in memory. */
const copyPage = (found: FoundPage): FoundPage => structuredClone(found);

/** Reads the built pages of a folder. Sorted, so that the same site always gives the same index. */
export async function readSite(folder: string, base: string): Promise<Page[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const weights = new LinkWeights();
  const pages: Page[] = [];
  for (const file of files) {
    // One after the other and without waiting: there is nothing else to do, and no more than one page is held.
    const found = htmlToPage(readFileSync(path.join(folder, file), 'utf8'), fileToRoute(file), base);
    if (!found) continue;
    const { page, links } = copyPage(found);
    pages.push(page);
    for (const to of links) weights.add({ from: page.route, to });
  }
  return pages.map((page) => weights.weigh(page));
}
