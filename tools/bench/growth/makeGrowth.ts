import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadApi } from '../../../src/api/index.ts';
import { buildGeneratedDoc } from './growDocs.ts';
import { growSymbols } from './growSymbols.ts';

/** Where generated pages are written; ignored by Git. */
export const GROWTH_FOLDER = '.cache/growth';

/** Generates `pages` pages, half docs and half API; `SITE_GROWTH` adds them to a build. */
export function makeGrowth(pages: number): void {
  const docs = path.join(GROWTH_FOLDER, 'docs');
  rmSync(GROWTH_FOLDER, { recursive: true, force: true });
  mkdirSync(docs, { recursive: true });
  const half = Math.floor(pages / 2);
  for (let at = 0; at < half; at++) writeFileSync(path.join(docs, `grown-${at}.mdx`), buildGeneratedDoc(at));
  const { symbols } = loadApi();
  writeFileSync(path.join(GROWTH_FOLDER, 'api.json'), JSON.stringify(growSymbols(symbols, pages - half)));
}
