import { readFileSync } from 'node:fs';
import type { Engine } from '#src/search/engine/createEngine.ts';
import type { Hit } from '#src/search/engine/toHit.ts';

export interface Question {
  kind: string;
  query: string;
  /** The pages that answer; any of them will do. */
  pages: string[];
}

export interface Outcome extends Question {
  /** The rank of the first right page in the search window, from 1; 0 if it isn't listed. */
  place: number;
  /** The top hit. */
  shown: string[];
}

export interface Score {
  count: number;
  top3: number;
  top5: number;
}

const QUESTIONS_FILE = 'tests/fixtures/search/questions.json';
const HITS_PER_PAGE = 20;
const HITS_PER_GROUP = 5;

export const readQuestions = (): Question[] => JSON.parse(readFileSync(QUESTIONS_FILE, 'utf8')) as Question[];

/** Every third question is held out from tuning the engine. */
export const isHeldOut = (_: unknown, at: number): boolean => at % 3 === 2;

function groupBy(hits: Hit[], keyOf: (hit: Hit) => string | null): Hit[][] {
  const groups = new Map<string | null, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(keyOf(hit)) ?? [];
    if (group.length < HITS_PER_GROUP) group.push(hit);
    groups.set(keyOf(hit), group);
  }
  return [...groups.values()];
}

/** The hits in the order in which the search window shows them: gathered by group, then by page. */
const toShownOrder = (hits: Hit[]): Hit[] =>
  groupBy(hits, ({ hierarchy }) => hierarchy.lvl0).flatMap((group) =>
    groupBy(group, ({ hierarchy }) => hierarchy.lvl1).flat(),
  );

export function answerQuestion(engine: Engine, question: Question): Outcome {
  const request = { query: question.query, page: 0, hitsPerPage: HITS_PER_PAGE, snippetWords: 10, isGrouped: true };
  const shown = toShownOrder(engine.search(request).hits).map(({ url }) => decodeURI(url));
  const routes = shown.map((url) => url.replace(/#.*$/, ''));
  return { ...question, place: routes.findIndex((route) => question.pages.includes(route)) + 1, shown };
}

const share = (outcomes: Outcome[], places: number): number =>
  outcomes.filter(({ place }) => place > 0 && place <= places).length / Math.max(1, outcomes.length);

export const toScore = (outcomes: Outcome[]): Score => ({
  count: outcomes.length,
  top3: share(outcomes, 3),
  top5: share(outcomes, 5),
});
