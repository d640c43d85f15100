import type { Page } from '@playwright/test';
import { startHarnessServer, type HarnessServer } from '../support/harness/harnessServer.ts';
import type { SourceFile } from '../../src/playground/protocol/messages.ts';
import { readSamples } from '../../src/samples/catalog/readSamples.ts';
import { expect, test } from './weakGpu.ts';

// Compares each sample with a scene of one image, in the same browser and alternating, so that a busy machine slows both.
// The baseline has a loader too, because showing the engine's loader takes time.

/** Samples load more images, and sounds. */
const MAX_START_RATIO = 2.5;
const MAX_FRAME_RATIO = 3;
const FRAMES = 40;
const LIMIT_MS = 60_000;

const BARE: SourceFile[] = [
  {
    name: 'main.ts',
    text: `import * as ex from 'excalibur';
const game = new ex.Engine({ width: 320, height: 240, displayMode: ex.DisplayMode.FitScreen, antialiasing: false });
const picture = new ex.ImageSource('/kit/characters/knight.png');
const loader = new ex.Loader([picture]);
loader.suppressPlayButton = true;
void game.start(loader).then(() => {
  const actor = new ex.Actor({ x: 100, y: 100 });
  actor.graphics.use(picture.toSprite());
  game.add(actor);
});`,
  },
];

let server: HarnessServer;
test.beforeAll(async () => {
  server = await startHarnessServer();
});
test.afterAll(() => server.close());

/** Measured inside the frame. */
const MEASURE_FRAMES = `new Promise((resolve) => {
  const times = [];
  const look = () => {
    times.push(performance.now());
    if (times.length <= ${FRAMES}) return;
    ___EXCALIBUR_DEVTOOL.off('postframe', look);
    resolve(times.slice(1).map((time, index) => time - times[index]));
  };
  ___EXCALIBUR_DEVTOOL.on('postframe', look);
})`;

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function measure(page: Page, files: SourceFile[]): Promise<{ startMs: number; frameMs: number }> {
  const report = page.evaluate(([sources, limitMs]) => window.runExample({ files: sources, until: 'done', limitMs }), [
    files,
    LIMIT_MS,
  ] as const);
  const frameOf = () => page.frames().find((frame) => frame.parentFrame());
  const hasDrawn = `globalThis.___EXCALIBUR_DEVTOOL?.stats.currFrame.id > 5 && document.querySelector('#excalibur-play') === null`;
  await expect
    .poll(
      () =>
        frameOf()
          ?.evaluate(hasDrawn)
          .catch(() => false),
      { timeout: LIMIT_MS },
    )
    .toBe(true);
  const deltas = await frameOf()!.evaluate<number[]>(MEASURE_FRAMES);
  // Ends the run, which may remove the iframe before this call returns.
  await frameOf()!
    .evaluate("console.log('done')")
    .catch(() => undefined);
  const { firstFrameMs, errors } = await report;
  expect(errors).toEqual([]);
  return { startMs: firstFrameMs!, frameMs: median(deltas) };
}

test('every sample starts and draws within its budget', async ({ page }) => {
  test.skip(
    !process.env['TEST_FULL'],
    'Two tests run side by side here, and the other one may slow either half of a ratio; taken in the full run.',
  );
  test.setTimeout(900_000);
  await page.goto(server.url);
  await page.waitForFunction(() => 'runExample' in window);
  // The first run fills the caches.
  await measure(page, BARE);
  for (const { name, files } of readSamples()) {
    await test.step(name, async () => {
      const bare = await measure(page, BARE);
      const sample = await measure(page, files);
      const [start, frame] = [sample.startMs / bare.startMs, sample.frameMs / bare.frameMs];
      console.log(
        `${name}: first frame ${sample.startMs.toFixed(0)} ms (${start.toFixed(2)} × bare), a frame ${sample.frameMs.toFixed(1)} ms (${frame.toFixed(2)} × bare)`,
      );
      expect.soft(start, `${name}: time to the first frame`).toBeLessThanOrEqual(MAX_START_RATIO);
      expect.soft(frame, `${name}: time of a frame`).toBeLessThanOrEqual(MAX_FRAME_RATIO);
    });
  }
});
