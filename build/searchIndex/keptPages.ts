import { createHash } from 'node:crypto';
import path from 'node:path';
import { withoutMark } from '#root/build/cache/buildMark.ts';
import { readAll, toHash } from '#root/build/cache/inputHash.ts';
import { openKeptLines } from '#root/build/cache/keptLines.ts';
import type { FoundPage } from './htmlToPage.ts';
import { htmlToPage } from './htmlToPage.ts';

const FOLDER = 'node_modules/.cache/search';
const CODE = ['build/searchIndex', 'build/html', 'src/lib/url.ts'];

export interface KeptPages {
  /** What is searched of a page: kept from the last time, or found now. */
  read: (html: Buffer, route: string) => FoundPage | undefined;
  /** Keeps what was read for the next time, and nothing else. */
  save: () => void;
}

/** Bytes are hashed as they are: only a page that is new has to be decoded. */
const hashPage = (html: Buffer, route: string): string =>
  createHash('sha1')
    .update(`${route}\0`)
    .update(withoutMark(html.toString('latin1')), 'latin1')
    .digest('hex');

/** Taking pages apart is most of the work of an index: a page that is what it was is not taken apart again. */
export function openKeptPages(base: string, folder = FOLDER): KeptPages {
  const code = toHash(base, ...readAll(CODE));
  const lines = openKeptLines(path.join(folder, `${toHash(base).slice(0, 16)}.lines`), code);
  return {
    read: (html, route) => {
      const key = hashPage(html, route);
      const line = lines.get(key) ?? JSON.stringify(htmlToPage(html.toString('utf8'), route, base) ?? null);
      lines.put(key, line);
      // Read back even when it is new: words that were cut out of a page would hold the whole page in memory.
      return (JSON.parse(line) as FoundPage | null) ?? undefined;
    },
    save: () => lines.save(),
  };
}
