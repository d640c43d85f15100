// npm run search:eval: runs the committed queries and prints how many found their page. --misses lists those not in the top 3.
import { createFullEngine, readEvalCorpus } from '../../tests/support/searchEval/evalCorpus.ts';
import type { Outcome, Score } from '../../tests/support/searchEval/evaluate.ts';
import { answerQuestion, isHeldOut, readQuestions, toScore } from '../../tests/support/searchEval/evaluate.ts';

const MIN_TOP3 = 0.95;
const MIN_TOP5 = 0.99;

const toPercent = (part: number): string => `${(part * 100).toFixed(1)} %`;
const print = (name: string, { count, top3, top5 }: Score): void =>
  console.log(
    `${name.padEnd(12)} ${String(count).padStart(4)}   top 3: ${toPercent(top3)}   top 5: ${toPercent(top5)}`,
  );

function printMisses(outcomes: Outcome[]): void {
  for (const { query, pages, place, shown } of outcomes.filter(({ place: at }) => at === 0 || at > 3)) {
    console.log(`  "${query}" expects ${pages.join(' or ')}; rank ${place || 'none'}: ${shown.slice(0, 5).join('  ')}`);
  }
}

const { pages, standIns } = await readEvalCorpus(
  process.argv[2]?.startsWith('--') ? 'dist' : (process.argv[2] ?? 'dist'),
);
const engine = await createFullEngine(pages);
const outcomes = readQuestions().map((question) => answerQuestion(engine, question));
const isShown = process.argv.includes('--misses');
const all = toScore(outcomes);

console.log(`${pages.length} pages, ${standIns} of them outlines of pages that aren't built.`);
for (const kind of new Set(outcomes.map((outcome) => outcome.kind))) {
  print(kind, toScore(outcomes.filter((outcome) => outcome.kind === kind)));
}
print('tuned on', toScore(outcomes.filter((_, at) => !isHeldOut(_, at))));
print('held out', toScore(outcomes.filter(isHeldOut)));
print('all', all);
if (isShown) printMisses(process.argv.includes('--held') ? outcomes : outcomes.filter((_, at) => !isHeldOut(_, at)));
if (all.top3 < MIN_TOP3 || all.top5 < MIN_TOP5) {
  console.error(`Expected: ${toPercent(MIN_TOP3)} in the top 3 and ${toPercent(MIN_TOP5)} in the top 5.`);
  process.exitCode = 1;
}
