import { fetchJson } from '../client/fetchKept.ts';
import type { Engine, SearchAnswer } from './createEngine.ts';
import { createEngine } from './createEngine.ts';
import type { SearchRequest } from './model.ts';
import type { BodiesFile, TitlesFile } from './pack.ts';

export interface IndexFiles {
  titles: string;
  bodies: string;
}

export interface Service {
  search(files: IndexFiles, request: SearchRequest): Promise<SearchAnswer>;
  /** Loads the index before anything is asked. Resolves when the running text can be searched too. */
  load(files: IndexFiles): Promise<void>;
}

/** Keeps what succeeded; forgets what failed, so that the next call tries again. */
function once<T>(make: (files: IndexFiles) => Promise<T>): (files: IndexFiles) => Promise<T> {
  let made: Promise<T> | undefined;
  return (files) => {
    made ??= make(files).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Loads the index files and answers requests; runs in the worker, or in the page where workers are blocked. */
export function createService(): Service {
  const loadEngine = once<Engine>(async ({ titles }) => createEngine(await fetchJson<TitlesFile>(titles)));
  const loadBodies = once<void>(async (files) => {
    const [engine, bodies] = await Promise.all([loadEngine(files), fetchJson<BodiesFile>(files.bodies)]);
    await engine.addBodies(bodies);
  });
  return {
    load: loadBodies,
    async search(files, request) {
      const engine = await loadEngine(files);
      const whole = loadBodies(files);
      whole.catch(() => undefined);
      const answer = engine.search(request);
      if (answer.nbHits > 0 || !request.query.trim()) return answer;
      // No name or heading answers: only the running text can tell whether there is nothing.
      await whole;
      return engine.search(request);
    },
  };
}
