import { findProblems, runForPicture } from '../support/harness/checkExample.ts';
import { startHarnessServer, type HarnessServer } from '../support/harness/harnessServer.ts';
import { readExamples } from '../../src/playground/gallery/readExamples.ts';
import { watchSounds } from './watchSounds.ts';
import { expect, test } from './weakGpu.ts';

// Examples of every kind, and proof that the checks of examples can fail.

function readFixtures() {
  const before = process.env['SITE_CONTENT'];
  process.env['SITE_CONTENT'] = 'tests/fixtures/playground/site';
  const examples = readExamples();
  if (before === undefined) delete process.env['SITE_CONTENT'];
  else process.env['SITE_CONTENT'] = before;
  return examples;
}

let server: HarnessServer;
test.beforeAll(async () => {
  server = await startHarnessServer(['tests/fixtures/playground/public']);
});
test.afterAll(() => server.close());

test.beforeEach(async ({ page }) => {
  await page.goto(server.url);
  await page.waitForFunction(() => 'runExample' in window);
});

for (const { id, files } of readFixtures()) {
  test(`runs: ${id}`, async ({ page }) => {
    const report = await runForPicture(page, files);
    expect(findProblems(report, files)).toEqual([]);
  });
}

const BROKEN: [name: string, code: string, problem: RegExp][] = [
  ['throws', 'ex.nothing.here();', /main\.ts:1: TypeError/],
  [
    'prints an error',
    'console.error("broken"); const g = new ex.Engine({ width: 9, height: 9 }); g.start();',
    /printed an error: broken/,
  ],
  ['draws nothing', 'const g = new ex.Engine({ width: 90, height: 90 }); g.start();', /a single color/],
  [
    'lacks an asset',
    'const g = new ex.Engine({ width: 9, height: 9 }); g.start(new ex.Loader([new ex.ImageSource("/kit/her.png")]));',
    /There is no asset "\/kit\/her\.png"\. Available: \/kit\/hero\.png/,
  ],
  [
    'fails in a frame',
    'const g = new ex.Engine({ width: 9, height: 9 });\ng.on("postupdate", () => {\n  throw new Error("late");\n});\ng.start();',
    /main\.ts:3: Error: late/,
  ],
];
for (const [name, text, problem] of BROKEN) {
  test(`finds an example that ${name}`, async ({ page }) => {
    const report = await page.evaluate(
      ([code, until]) =>
        window.runExample({ files: [{ name: 'main.ts', text: code }], until, pictureAtFrame: 3, limitMs: 20_000 }),
      [text, name === 'draws nothing' || name === 'prints an error' ? 'picture' : 'error'] as const,
    );
    expect(findProblems(report, [{ name: 'main.ts', text }]).join('\n')).toMatch(problem);
  });
}

test('takes a picture of the game, not of its loading screen', async ({ page }) => {
  const report = await runForPicture(page, readFixtures().find(({ id }) => id.endsWith('two-files'))!.files);
  expect(report.picture).toMatchObject({ width: 400, height: 250 });
  expect(report.picture!.colors).toBeGreaterThan(3);
  expect(Buffer.from(report.picture!.base64!, 'base64').subarray(8, 12).toString()).toBe('WEBP');
});

test('shows interface examples with React', async ({ page }) => {
  const text = 'function Score() {\n  return <p id="score">Points: {1 + 1}</p>;\n}';
  const running = page.evaluate(
    (code) => window.runExample({ files: [{ name: 'main.jsx', text: code }], until: 'error', limitMs: 15_000 }),
    text,
  );
  await expect(page.frameLocator('iframe').locator('#score')).toHaveText('Points: 2', { timeout: 14_000 });
  await running;
});

test('detects an example that plays a sound unasked, but not the one that unlocks audio', async ({ page }) => {
  const sounds = await watchSounds(page);
  await page.goto(server.url);
  await page.waitForFunction(() => 'runExample' in window);
  const run = (text: string) =>
    page.evaluate(
      (code) => window.runExample({ files: [{ name: 'main.ts', text: code }], until: 'done', limitMs: 20_000 }),
      text,
    );
  await run('void ex.WebAudio.unlock().finally(() => console.log("done"));');
  expect(sounds).toEqual([]);
  await run(
    'const context = new AudioContext();\n' +
      'const source = context.createBufferSource();\n' +
      'source.buffer = context.createBuffer(1, 44100, 44100);\n' +
      'source.start();\n' +
      'console.log("done");',
  );
  expect(sounds).toEqual(['a sound of 1.00 s']);
});
