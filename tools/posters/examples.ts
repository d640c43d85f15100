// npm run posters: takes a screenshot of every example that has no poster, or of all with --all. Name examples to
// update their posters: npm run posters -- first-actor
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { contentRoot } from '../../src/content/read/projectFiles.ts';
import { posterFile } from '../../src/content/markdown/exampleFiles.ts';
import { type ExampleRecord, readExamples } from '../../src/playground/gallery/readExamples.ts';
import { GAME_FLAGS } from '../../tests/support/browserFlags.ts';
import { findBrowser } from '../../tests/support/ensureBrowser.mjs';
import { findProblems, isReact, runForPoster } from '../../tests/support/harness/checkExample.ts';
import { startHarnessServer } from '../../tests/support/harness/harnessServer.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isAll = process.argv.includes('--all');

const posterPath = ({ place }: ExampleRecord): string => path.join(contentRoot(), posterFile(place));

function isWanted(example: ExampleRecord): boolean {
  // Samples have a separate script, which also captures the HTML on top of a game.
  if (example.group === 'Samples') return false;
  if (isReact(example.files)) return false;
  if (names.length) return names.some((name) => example.id.includes(name));
  return isAll || !existsSync(posterPath(example));
}

const wanted = readExamples().filter(isWanted);
if (wanted.length === 0) {
  console.log('Every example has a poster. Use --all to retake all of them, or name the examples to update.');
  process.exit(0);
}

const server = await startHarnessServer();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: GAME_FLAGS,
});
const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
await page.goto(server.url);
await page.waitForFunction(() => 'runExample' in window);
let failed = 0;
for (const example of wanted) {
  const report = await runForPoster(page, example.files);
  const problems = findProblems(report, example.files);
  const image = report.picture?.base64;
  if (problems.length || !image) {
    failed++;
    console.error(`${example.file}:${example.line}: no poster. ${problems.join(' ')}`);
    continue;
  }
  const file = posterPath(example);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(image, 'base64'));
  console.log(`${path.relative(contentRoot(), file)} (${report.picture!.width} × ${report.picture!.height})`);
}
await browser.close();
await server.close();
console.log(`${wanted.length - failed} posters taken, ${failed} failed.`);
process.exitCode = failed ? 1 : 0;
