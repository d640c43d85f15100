import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { buildFixtureCorpus } from '#root/tests/fixtures/search/corpus.ts';
import { createFullEngine } from '#root/tests/support/searchEval/evalCorpus.ts';
import { answerQuestion, isHeldOut, readQuestions, toScore } from '#root/tests/support/searchEval/evaluate.ts';
import type { Engine } from './createEngine.ts';
import { createEngine } from './createEngine.ts';
import type { Page } from './model.ts';
import { packTitles } from './pack.ts';

const REQUEST = { page: 0, hitsPerPage: 20, snippetWords: 10 };
const BAD_INPUT = [
  '',
  '   ',
  'x'.repeat(500),
  '😀🎮🕹️',
  'مرحبا بالعالم',
  'שלום actor',
  '.*+?^${}()|[]\\',
  '(((((',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE actors; --",
  '__proto__',
  'constructor',
  'toString hasOwnProperty',
  '\u0000\uFFFF\u200B',
  '1/0',
];

// Parsing the engine's declarations is slow on a busy machine.
const SETUP_TIMEOUT_MS = 180_000;
// The fixture outlines have less text than the real pages, which are checked against the full targets after the build.
const MIN_TOP3 = 0.93;
const MIN_TOP5 = 0.95;

let pages: Page[];
let engine: Engine;
beforeAll(async () => {
  pages = buildFixtureCorpus();
  engine = await createFullEngine(pages);
}, SETUP_TIMEOUT_MS);

test.each(BAD_INPUT)('%j does not throw or inject markup', (query) => {
  const answer = engine.search({ ...REQUEST, query });
  expect(answer.hits.length).toBeLessThanOrEqual(20);
  for (const { _snippetResult, _highlightResult } of answer.hits) {
    expect(JSON.stringify([_snippetResult, _highlightResult])).not.toMatch(/<(?!\/?mark>)/);
  }
});

test(
  'no query throws',
  () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (query) => {
        const { hits, nbHits } = engine.search({ ...REQUEST, query });
        expect(nbHits).toBeGreaterThanOrEqual(hits.length);
      }),
      { numRuns: 100 },
    );
  },
  SETUP_TIMEOUT_MS,
);

test('an empty query finds nothing', () => {
  expect(engine.search({ ...REQUEST, query: ' ' })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
});

test('result pages have no gaps or duplicates', () => {
  const all = engine.search({ ...REQUEST, query: 'actor', hitsPerPage: 60 }).hits;
  const second = engine.search({ ...REQUEST, query: 'actor', page: 1 }).hits;
  expect(second.map(({ url }) => url)).toEqual(all.slice(20, 40).map(({ url }) => url));
});

test('a filter returns one kind with the counts of all kinds', () => {
  const { hits, kinds } = engine.search({ ...REQUEST, query: 'sound', kind: 'docs' });
  expect(hits.every(({ kind }) => kind === 'docs')).toBe(true);
  expect(kinds['api']).toBeGreaterThan(0);
});

test('titles and headings match before the body text is loaded', () => {
  const early = createEngine(packTitles(pages));
  expect(early.search({ ...REQUEST, query: 'CollisionType' }).hits[0]?.url).toBe('/api/enum/CollisionType');
});

test('a hit has the format the search modal expects', () => {
  const [hit] = engine.search({ ...REQUEST, query: 'actor.kill' }).hits;
  expect(hit).toMatchObject({
    url: '/api/class/Actor#kill',
    type: 'lvl2',
    anchor: 'kill',
    hierarchy: { lvl0: 'API: classes', lvl1: 'Actor', lvl2: 'kill', lvl3: null },
  });
  expect(hit!._snippetResult.hierarchy.lvl2.value).toBe('<mark>kill</mark>');
});

test(
  'sample questions find their page near the top',
  () => {
    const outcomes = readQuestions().map((question) => answerQuestion(engine, question));
    const [all, heldOut] = [toScore(outcomes), toScore(outcomes.filter(isHeldOut))];
    expect(all.count).toBeGreaterThanOrEqual(120);
    expect(heldOut.count).toBeGreaterThanOrEqual(Math.floor(all.count / 3));
    expect(all.top3).toBeGreaterThanOrEqual(MIN_TOP3);
    expect(all.top5).toBeGreaterThanOrEqual(MIN_TOP5);
  },
  SETUP_TIMEOUT_MS,
);
