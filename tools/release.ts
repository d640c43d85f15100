// Updates the site to a new engine version: npm run release:engine -- 0.33.0 [--dry-run]
// Bumps the dependency, regenerates the API data, and lists what broke, with file and line, in reports/engine-<version>.md.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findObstacle, installEngine } from './release/installEngine.ts';
import { listMentions } from './release/mentions.ts';
import { CHECKS, planToLines, REGENERATE, TRIAL_BUILD, type Check } from './release/plan.ts';
import { buildReport, countBroken, type Outcome, type Release } from './release/report.ts';
import { runCheck } from './release/runCheck.ts';
import { isVersion, readEngineVersion } from './release/versions.ts';

const USAGE = 'Name the version: npm run release:engine -- 0.33.0 (add --dry-run to only see the plan).';

function runAndPrint(check: Check): Outcome {
  console.log(`▶ ${check.title} …`);
  const outcome = runCheck(check);
  // Print problems right away: all checks take minutes, and this way you can stop early and still see what was found.
  for (const { place, message } of outcome.problems) console.log(`  ${place} ${message}`);
  console.log(`${outcome.isPassed ? '✓' : '✗'} ${check.title}: ${outcome.problems.length} problems`);
  return outcome;
}

function release(from: string, to: string): void {
  const obstacle = findObstacle(to);
  if (obstacle) throw new Error(obstacle);
  console.log(`▶ Installing excalibur ${to} …`);
  installEngine(to);
  const outcomes = [...REGENERATE, ...CHECKS].map(runAndPrint);
  rmSync(TRIAL_BUILD, { recursive: true, force: true });
  const result: Release = { from, to, outcomes, mentions: listMentions(from) };
  const file = `reports/engine-${to}.md`;
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, buildReport(result));
  console.log(`\nBroken: ${countBroken(result)}. Lines that mention ${from}: ${result.mentions.length}. See ${file}.`);
  process.exitCode = countBroken(result) > 0 ? 1 : 0;
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } });
  const [to = ''] = positionals;
  if (!isVersion(to)) throw new Error(USAGE);
  const from = readEngineVersion(readFileSync('package.json', 'utf8'));
  if (values['dry-run']) for (const line of planToLines(from, to)) console.log(line);
  else release(from, to);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
