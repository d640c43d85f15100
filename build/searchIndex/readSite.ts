import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { stripHtmlEnding } from '#src/lib/url.ts';
import type { Page } from '../../src/search/engine/model.ts';
import { htmlToPage, type ParsedPage } from './htmlToPage.ts';
import { LinkWeights } from './weighByLinks.ts';

/** `docs/actors/index.html` → `/docs/actors`. */
function fileToRoute(file: string): string {
  const route = stripHtmlEnding(`/${file.split(path.sep).join('/')}`);
  return route.length > 1 ? route.replace(/\/$/, '') : route;
}

/** Copied, because slices of the HTML string would keep the whole page in memory. */
const copyPage = (found: ParsedPage): ParsedPage => structuredClone(found);

/** Reads the built pages in a folder, sorted so that the same site always produces the same index. */
export async function readSite(folder: string, base: string): Promise<Page[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const weights = new LinkWeights();
  const pages: Page[] = [];
  for (const file of files) {
    // Synchronous on purpose: there's no other work to interleave, and only one page is in memory at a time.
    const found = htmlToPage(readFileSync(path.join(folder, file), 'utf8'), fileToRoute(file), base);
    if (!found) continue;
    const { page, links } = copyPage(found);
    pages.push(page);
    for (const to of links) weights.add({ from: page.route, to });
  }
  return pages.map((page) => weights.weigh(page));
}
