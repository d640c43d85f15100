import { loadPosts } from '#src/content/loadBlog.ts';
import { loadDocsSite } from '#src/content/docsSite.ts';
import { readExamples } from './readExamples.ts';
import { loadApi } from '../lookup/loadApi.ts';
import type { SymbolId } from '../model/types.ts';
import { scanGuide, type MissingSymbol } from './scanGuide.ts';
import type { Backlink } from './types.ts';

type Backlinks = ReadonlyMap<SymbolId, Backlink[]>;

let known: { backlinks: Backlinks; missing: MissingSymbol[] } | undefined;

function scanAll() {
  const { resolve } = loadApi();
  const backlinks = new Map<SymbolId, Backlink[]>();
  const missing: MissingSymbol[] = [];
  for (const guide of [...loadDocsSite().docs, ...loadPosts()]) {
    const scan = scanGuide({ ...guide, examples: readExamples(guide) }, resolve);
    missing.push(...scan.missing);
    for (const id of scan.symbols) {
      backlinks.set(id, [...(backlinks.get(id) ?? []), { route: guide.route, title: guide.title }]);
    }
  }
  return { backlinks, missing };
}

/** Which docs pages and posts speak of which symbol; read once a build. */
export function loadBacklinks(): Backlinks {
  known ??= scanAll();
  return known.backlinks;
}

/** One sentence for each link in a guide to a symbol the engine does not export. */
export function listMissingSymbols(): string[] {
  known ??= scanAll();
  const { version } = loadApi();
  return known.missing.map(
    ({ file, line, written }) =>
      `${file}:${line}: ${written} names nothing that excalibur ${version} exports. Correct the name or remove the link.`,
  );
}
