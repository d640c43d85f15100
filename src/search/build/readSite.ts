import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripHtmlEnding } from '#src/lib/url.ts';
import type { Page } from '../engine/model.ts';
import { openKeptPages } from './keptPages.ts';
import type { Link } from './weighByLinks.ts';
import { weighByLinks } from './weighByLinks.ts';

/** `docs/actors/index.html` → `/docs/actors`. */
export function fileToRoute(file: string): string {
  const route = stripHtmlEnding(`/${file.split(path.sep).join('/')}`);
  return route.length > 1 ? route.replace(/\/$/, '') : route;
}

/** Reads the built pages of a folder. Sorted, so that the same site always gives the same index. */
export async function readSite(folder: string, base: string): Promise<Page[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const kept = openKeptPages(base);
  const pages: Page[] = [];
  const links: Link[] = [];
  for (const file of files) {
    const found = kept.read(await readFile(path.join(folder, file), 'utf8'), fileToRoute(file));
    if (!found) continue;
    pages.push(found.page);
    links.push(...found.links);
  }
  kept.save();
  return weighByLinks(pages, links);
}
