import { createFullEngine, readEvalCorpus } from '../support/searchEval/evalCorpus.ts';
import { answerQuestion, isHeldOut, readQuestions, toScore } from '../support/searchEval/evaluate.ts';
import { expect, test } from './site.ts';

const MIN_TOP3 = 0.95;
const MIN_TOP5 = 0.99;

test('the built site answers visitors’ questions at the top', async () => {
  test.setTimeout(180_000);
  const { pages } = await readEvalCorpus('dist');
  const engine = await createFullEngine(pages);
  const outcomes = readQuestions().map((question) => answerQuestion(engine, question));
  const misses = outcomes
    .filter(({ place }) => place === 0 || place > 3)
    .map(({ query, place }) => `${query}: ${place}`);
  const all = toScore(outcomes);
  expect(all.count).toBeGreaterThanOrEqual(120);
  expect(all.top3, misses.join('; ')).toBeGreaterThanOrEqual(MIN_TOP3);
  expect(all.top5, misses.join('; ')).toBeGreaterThanOrEqual(MIN_TOP5);
  expect(toScore(outcomes.filter(isHeldOut)).count).toBeGreaterThanOrEqual(40);
});
