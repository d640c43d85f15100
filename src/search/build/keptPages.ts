import path from 'node:path';
import { withoutMark } from '#src/kept/buildMark.ts';
import { readAll, toHash } from '#src/kept/inputHash.ts';
import { readKeptJson, writeKeptJson } from '#src/kept/keptJson.ts';
import { htmlToPage } from './htmlToPage.ts';

type Found = ReturnType<typeof htmlToPage>;

interface Kept {
  inputs: string;
  found: Found | null;
}

const FOLDER = 'node_modules/.cache/search';
const CODE = ['src/search/build', 'src/lib/url.ts'];

export interface KeptPages {
  /** What is searched of a page: kept from the last time, or found now. */
  read: (html: string, route: string) => Found;
  /** Keeps what was read for the next time, and nothing else. */
  save: () => void;
}

/** Taking pages apart is most of the work of an index: a page that is what it was is not taken apart again. */
export function openKeptPages(base: string, folder = FOLDER): KeptPages {
  const code = toHash(base, ...readAll(CODE));
  const file = path.join(folder, `${toHash(base).slice(0, 16)}.json`);
  const before = readKeptJson<Record<string, Kept>>(file) ?? {};
  const now: Record<string, Kept> = {};
  return {
    read: (html, route) => {
      const inputs = toHash(code, withoutMark(html));
      const known = before[route];
      const found = known?.inputs === inputs ? (known.found ?? undefined) : htmlToPage(html, route, base);
      now[route] = { inputs, found: found ?? null };
      return found;
    },
    save: () => writeKeptJson(file, now),
  };
}
