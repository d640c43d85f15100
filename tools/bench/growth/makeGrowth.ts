import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadApi } from '../../../src/api/index.ts';
import { buildGrownDoc } from './growDocs.ts';
import { growSymbols } from './growSymbols.ts';

/** Where pages that exist only to be counted are written: outside of everything that is kept. */
export const GROWTH_FOLDER = '.cache/growth';

/** Writes so many pages, one half docs and the other API; `SITE_GROWTH` then makes them part of a build. */
export function makeGrowth(pages: number): void {
  const docs = path.join(GROWTH_FOLDER, 'docs');
  rmSync(GROWTH_FOLDER, { recursive: true, force: true });
  mkdirSync(docs, { recursive: true });
  const half = Math.floor(pages / 2);
  for (let at = 0; at < half; at++) writeFileSync(path.join(docs, `grown-${at}.mdx`), buildGrownDoc(at));
  const { symbols } = loadApi();
  writeFileSync(path.join(GROWTH_FOLDER, 'api.json'), JSON.stringify(growSymbols(symbols, pages - half)));
}
