import { expect, test } from 'vitest';
import { createFullEngine } from '#root/scripts/search/evalCorpus.ts';
import { answerQuestion, isHeldOut, readQuestions, toScore } from '#root/scripts/search/evaluate.ts';
import { buildFixtureCorpus } from '#root/tests/fixtures/search/corpus.ts';

// The outlines hold less text than the real pages; the real pages are held to the full measure after the build.
const MIN_TOP3 = 0.93;
const MIN_TOP5 = 0.95;

test('the questions of visitors are answered near the top', async () => {
  const engine = await createFullEngine(buildFixtureCorpus());
  const outcomes = readQuestions().map((question) => answerQuestion(engine, question));
  const [all, heldOut] = [toScore(outcomes), toScore(outcomes.filter(isHeldOut))];
  expect(all.count).toBeGreaterThanOrEqual(120);
  expect(heldOut.count).toBeGreaterThanOrEqual(all.count / 3 - 1);
  expect(all.top3).toBeGreaterThanOrEqual(MIN_TOP3);
  expect(all.top5).toBeGreaterThanOrEqual(MIN_TOP5);
});
