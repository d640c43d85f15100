import { loadPosts } from '#src/content/read/loadBlog.ts';
import { loadDocsSite } from '#src/content/read/docsSite.ts';
import { loadApi } from '../lookup/loadApi.ts';
import type { SymbolId } from '../model/types.ts';
import { readExamples } from './readExamples.ts';
import { scanGuide, scanProgram, type MissingSymbol } from './scanGuide.ts';
import type { ExampleLink, Mentions } from './types.ts';

/** More would make the list too long to be useful. */
const EXAMPLES_MAX = 6;

interface RankedExample extends ExampleLink {
  /** How many symbols the program uses; programs with few symbols are the better examples. */
  breadth: number;
}

interface Found {
  mentions: ReadonlyMap<SymbolId, Mentions>;
  missing: MissingSymbol[];
}

let known: Found | undefined;

const byBreadth = (a: RankedExample, b: RankedExample) => a.breadth - b.breadth || (a.id < b.id ? -1 : 1);

function scanAll(): Found {
  const { resolve } = loadApi();
  const found = new Map<SymbolId, { guides: Mentions['guides']; examples: RankedExample[] }>();
  const entryOf = (id: SymbolId) => found.get(id) ?? found.set(id, { guides: [], examples: [] }).get(id)!;
  const missing: MissingSymbol[] = [];
  for (const guide of [...loadDocsSite().docs, ...loadPosts()]) {
    const { symbols, missing: missed } = scanGuide(guide, resolve);
    missing.push(...missed);
    for (const { id, title, code } of readExamples(guide)) {
      const used = scanProgram(code, resolve);
      for (const symbol of used) {
        symbols.add(symbol);
        entryOf(symbol).examples.push({ id, title, breadth: used.size });
      }
    }
    for (const symbol of symbols) entryOf(symbol).guides.push({ route: guide.route, title: guide.title });
  }
  const mentions = [...found].map(([id, { guides, examples }]): [SymbolId, Mentions] => {
    const best = examples.sort(byBreadth).slice(0, EXAMPLES_MAX);
    return [id, { guides, examples: best.map((example) => ({ id: example.id, title: example.title })) }];
  });
  return { mentions: new Map(mentions), missing };
}

/** Which docs pages, posts and examples mention a symbol; scanned once per build. */
export function loadMentions(id: SymbolId): Mentions {
  known ??= scanAll();
  return known.mentions.get(id) ?? { guides: [], examples: [] };
}

/** One sentence for each link in a guide to a symbol the engine does not export. */
export function listMissingSymbols(): string[] {
  known ??= scanAll();
  const { version } = loadApi();
  return known.missing.map(
    ({ file, line, written }) =>
      `${file}:${line}: ${written} is not exported by excalibur ${version}. Correct the name or remove the link.`,
  );
}
