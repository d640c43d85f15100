import { fetchJson } from '../client/fetchCached.ts';
import type { Engine, SearchAnswer } from './createEngine.ts';
import { createEngine } from './createEngine.ts';
import type { SearchRequest } from './model.ts';
import type { BodiesFile, TitlesFile } from './pack.ts';

export interface IndexPart {
  /** URL of the titles, headings, names and keywords of some pages. */
  titles: string;
  /** URL of the text below their headings. */
  bodies: string;
}

/** The highest-priority pages and, on a large site, further parts in loading order. */
export interface IndexFiles extends IndexPart {
  more?: IndexPart[];
}

export interface Service {
  search(files: IndexFiles, request: SearchRequest): Promise<SearchAnswer>;
  /** Preloads the index. Resolves when all of it is searchable. */
  load(files: IndexFiles): Promise<void>;
}

/** Memoizes successful loads by index; failed ones are dropped so that the next call retries. */
function memoizeByIndex<T>(make: (files: IndexFiles, at: number) => Promise<T>) {
  const results = new Map<number, Promise<T>>();
  return (files: IndexFiles, at = 0): Promise<T> => {
    const known = results.get(at);
    if (known) return known;
    const pending = make(files, at).catch((error: unknown) => {
      results.delete(at);
      throw error;
    });
    results.set(at, pending);
    return pending;
  };
}

const countParts = ({ more = [] }: IndexFiles): number => 1 + more.length;

/** Loads the index files and runs searches; in a worker, or on the main thread where workers are blocked. */
export function createService(): Service {
  const loadEngine = memoizeByIndex<Engine>(async ({ titles }) => createEngine(await fetchJson<TitlesFile>(titles)));
  // Part 0 is the body text of the first file; every further part has its own titles and loads after the previous one.
  const loadPart = memoizeByIndex<void>(async (files, at) => {
    if (at > 0) await loadPart(files, at - 1);
    const part = at === 0 ? files : files.more![at - 1]!;
    const titles = at === 0 ? undefined : fetchJson<TitlesFile>(part.titles);
    const [engine, more, bodies] = await Promise.all([loadEngine(files), titles, fetchJson<BodiesFile>(part.bodies)]);
    if (more) engine.addTitles(more);
    await engine.addBodies(bodies);
  });
  const load = (files: IndexFiles): Promise<void> => loadPart(files, countParts(files) - 1);
  return {
    load,
    async search(files, request) {
      const engine = await loadEngine(files);
      load(files).catch(() => undefined);
      let answer = engine.search(request);
      if (!request.query.trim()) return answer;
      // No title or heading matches: load further parts, as many as needed, before saying that there are no results.
      for (let at = 0; answer.nbHits === 0 && at < countParts(files); at++) {
        await loadPart(files, at);
        answer = engine.search(request);
      }
      return answer;
    },
  };
}
