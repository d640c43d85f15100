import { startHarnessServer, type HarnessServer } from '../support/harness/harnessServer.ts';
import type { Browser } from '@playwright/test';
import { expect, test } from './weakGpu.ts';

// Compared with the bare engine, in the same browser and alternating, so that a busy machine slows both.

const ROUNDS = 3;
const MAX_RATIO = 1.5;

let server: HarnessServer;
test.beforeAll(async () => {
  server = await startHarnessServer();
});
test.afterAll(() => server.close());

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Counts the browser's processes that run pages and frames. */
async function countRenderers(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').length;
}

test('Run reaches the first frame nearly as fast as the bare engine', async ({ page, browser }) => {
  test.setTimeout(400_000);
  await page.goto(server.url);
  await page.waitForFunction(() => 'runExample' in window);
  const text = `import * as ex from 'excalibur';
const game = new ex.Engine({ width: 320, height: 200 });
game.add(new ex.Actor({ x: 100, y: 100, width: 40, height: 40, color: ex.Color.Red }));
game.start();`;
  const idleRenderers = await countRenderers(browser);
  // The process of the previous iframe must have ended: a run right after it would start warm.
  const waitForCold = () => expect.poll(() => countRenderers(browser)).toBe(idleRenderers);
  const runs: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await waitForCold();
    const { firstFrameMs } = await page.evaluate(
      (code) =>
        window.runExample({
          files: [{ name: 'main.ts', text: code }],
          until: 'frame',
          limitMs: 40_000,
        }),
      text,
    );
    await waitForCold();
    const bareMs = await page.evaluate(() => window.bareStart());
    // The first round fills the caches.
    if (round === 0) continue;
    runs.push(firstFrameMs!);
    bare.push(bareMs);
  }
  const ratio = median(runs) / median(bare);
  test.info().annotations.push({
    type: 'figure',
    description: `run ${median(runs)} ms, bare ${median(bare)} ms, ratio ${ratio}`,
  });
  console.log(
    `Run to first frame: ${median(runs).toFixed(0)} ms, bare engine: ${median(bare).toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
  );
  expect(ratio).toBeLessThanOrEqual(MAX_RATIO);
});
