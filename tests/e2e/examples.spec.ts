import type { Page } from '@playwright/test';
import { findProblems, runForPicture } from '../support/harness/checkExample.ts';
import { startHarnessServer, type HarnessServer } from '../support/harness/harnessServer.ts';
import { readExamples } from '../../src/playground/gallery/readExamples.ts';
import { inBatches } from './inBatches.ts';
import { watchSounds } from './watchSounds.ts';
import { expect, test } from './weakGpu.ts';

// Every live example and every tutorial step runs in the real sandbox. Several share one page, because opening a browser
// page takes longer than running an example.
const EXAMPLES_A_TEST = 12;
/** A scene that fades in from black gets a second, later screenshot. */
const LATE_FRAME = 60;

const examples = readExamples();
const batches = inBatches(examples, EXAMPLES_A_TEST);

let server: HarnessServer;
test.beforeAll(async () => {
  server = await startHarnessServer();
});
test.afterAll(() => server.close());

async function openHarness(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.waitForFunction(() => 'runExample' in window);
}

for (const [index, batch] of batches.entries()) {
  const [first, last] = [batch[0]!.id, batch.at(-1)!.id];
  test(`examples ${index + 1} of ${batches.length} draw, keep silent and stop cleanly: ${first} to ${last}`, async ({
    page,
  }) => {
    test.setTimeout(60_000 * batch.length);
    const sounds = await watchSounds(page);
    await openHarness(page);
    for (const { id, file, line, files } of batch) {
      await test.step(id, async () => {
        const early = await runForPicture(page, files);
        const report = (early.picture?.colors ?? 2) < 2 ? await runForPicture(page, files, LATE_FRAME) : early;
        const problems = findProblems(report, files);
        expect.soft(problems, `${file}:${line} (${id})`).toEqual([]);
        expect.soft(sounds.splice(0), `${file} plays before anybody asked for it`).toEqual([]);
      });
    }
  });
}

test('there are examples to check', () => {
  expect(examples.length).toBeGreaterThan(0);
});
