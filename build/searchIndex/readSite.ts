import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { stripHtmlEnding } from '#src/lib/url.ts';
import type { Page } from '../../src/search/engine/model.ts';
import { openKeptPages } from './keptPages.ts';
import { LinkWeights } from './weighByLinks.ts';

/** `docs/actors/index.html` → `/docs/actors`. */
export function fileToRoute(file: string): string {
  const route = stripHtmlEnding(`/${file.split(path.sep).join('/')}`);
  return route.length > 1 ? route.replace(/\/$/, '') : route;
}

/** Reads the built pages of a folder. Sorted, so that the same site always gives the same index. */
export async function readSite(folder: string, base: string): Promise<Page[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const kept = openKeptPages(base);
  const weights = new LinkWeights();
  const pages: Page[] = [];
  for (const file of files) {
    // One after the other and without waiting: there is nothing else to do, and no more than one page is held.
    const found = kept.read(readFileSync(path.join(folder, file)), fileToRoute(file));
    if (!found) continue;
    pages.push(found.page);
    for (const to of found.links) weights.add({ from: found.page.route, to });
  }
  kept.save();
  return pages.map((page) => weights.weigh(page));
}
