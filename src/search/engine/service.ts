import { fetchJson } from '../client/fetchKept.ts';
import type { Engine, SearchAnswer } from './createEngine.ts';
import { createEngine } from './createEngine.ts';
import type { SearchRequest } from './model.ts';
import type { BodiesFile, TitlesFile } from './pack.ts';

export interface IndexPart {
  /** Titles, headings, names and keywords of some pages. */
  titles: string;
  /** The text below their headings. */
  bodies: string;
}

/** The pages that are most looked for, and where a site is large, the others in the order they are loaded. */
export interface IndexFiles extends IndexPart {
  more?: IndexPart[];
}

export interface Service {
  search(files: IndexFiles, request: SearchRequest): Promise<SearchAnswer>;
  /** Loads the index before anything is asked. Resolves when all of it can be searched. */
  load(files: IndexFiles): Promise<void>;
}

/** Keeps what succeeded; forgets what failed, so that the next call tries again. */
function onceEach<T>(make: (files: IndexFiles, at: number) => Promise<T>) {
  const made = new Map<number, Promise<T>>();
  return (files: IndexFiles, at = 0): Promise<T> => {
    const known = made.get(at);
    if (known) return known;
    const making = make(files, at).catch((error: unknown) => {
      made.delete(at);
      throw error;
    });
    made.set(at, making);
    return making;
  };
}

const countParts = ({ more = [] }: IndexFiles): number => 1 + more.length;

/** Loads the index files and answers requests; runs in the worker, or in the page where workers are blocked. */
export function createService(): Service {
  const loadEngine = onceEach<Engine>(async ({ titles }) => createEngine(await fetchJson<TitlesFile>(titles)));
  // Part 0 is the text of the first file; each further part brings its own titles and waits for the one before it.
  const loadPart = onceEach<void>(async (files, at) => {
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
      // No name or heading answers: only the rest can tell whether there is nothing, and as much of it as is needed.
      for (let at = 0; answer.nbHits === 0 && at < countParts(files); at++) {
        await loadPart(files, at);
        answer = engine.search(request);
      }
      return answer;
    },
  };
}
