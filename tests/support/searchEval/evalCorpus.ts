import { existsSync } from 'node:fs';
import { buildFixtureCorpus } from '#root/tests/fixtures/search/corpus.ts';
import type { Engine } from '#src/search/engine/createEngine.ts';
import { createEngine } from '#src/search/engine/createEngine.ts';
import type { Page } from '#src/search/engine/model.ts';
import { packBodies, packTitles } from '#src/search/engine/pack.ts';
import { readSite } from '#root/build/searchIndex/readSite.ts';

export interface EvalCorpus {
  pages: Page[];
  /** Pages that haven't been built, represented by an outline. */
  standIns: number;
}

/** The built pages. Missing ones are replaced by an outline, so that the questions also work on a partial build. */
export async function readEvalCorpus(folder: string): Promise<EvalCorpus> {
  const built = existsSync(folder) ? await readSite(folder, '/') : [];
  const routes = new Set(built.map(({ route }) => route));
  const hasApi = built.some(({ route }) => route.startsWith('/api/'));
  const missing = buildFixtureCorpus().filter(({ route, kind }) => !routes.has(route) && !(hasApi && kind === 'api'));
  return { pages: [...built, ...missing], standIns: missing.length };
}

/** An engine loaded from the index files, as in the browser. */
export async function createFullEngine(pages: readonly Page[]): Promise<Engine> {
  const engine = createEngine(packTitles(pages));
  await engine.addBodies(packBodies(pages));
  return engine;
}
