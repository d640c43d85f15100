// npm run posters:samples takes screenshots of all samples, or of those named: npm run posters:samples -- breakout
// A screenshot shows the whole stage with the HTML on top of the game, but without the pause button.
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Sample, readSamples } from '../../src/samples/catalog/readSamples.ts';
import { startHarnessServer } from '../../tests/support/harness/harnessServer.ts';
import { GAME_FLAGS } from '../../tests/support/browserFlags.ts';
import { findBrowser } from '../../tests/support/ensureBrowser.mjs';

const FOLDER = 'samples/posters';
const SCALE = 2;
const FRAMES = 30;
const LIMIT_MS = 60_000;
/** HTML text needs more pixels than pixel art to stay readable. */
const HTML_WIDTH_PX = 480;
const IS_READY = `globalThis.___EXCALIBUR_DEVTOOL?.currentSceneName === 'level' && ___EXCALIBUR_DEVTOOL.stats.currFrame.id > ${FRAMES}`;

async function takeScreenshot(page: Page, { size: [width, height], files }: Sample): Promise<Buffer> {
  await page.addStyleTag({
    content: `#stage{width:${width * SCALE}px!important;height:${height * SCALE}px!important}`,
  });
  const run = page.evaluate(([sources, limitMs]) => window.runExample({ files: sources, until: 'done', limitMs }), [
    files,
    LIMIT_MS,
  ] as const);
  const frameOf = () => page.frames().find((frame) => frame.parentFrame());
  while (
    !(await frameOf()
      ?.evaluate(IS_READY)
      .catch(() => false))
  )
    await page.waitForTimeout(100);
  await frameOf()!.evaluate("document.querySelector('.pause-button').hidden = true");
  const screenshot = await page.locator('#stage').screenshot();
  await frameOf()!.evaluate("console.log('done')");
  await run;
  return screenshot;
}

/** Pixel art is scaled back to its native size losslessly; screenshots with HTML are resized with lossy compression. */
function encode(screenshot: Buffer, { features, size: [width] }: Sample): Promise<Buffer> {
  const hasHtml = features.some((feature) => feature.endsWith('interface'));
  const image = sharp(screenshot);
  if (hasHtml) return image.resize(HTML_WIDTH_PX).webp({ quality: 80, effort: 6 }).toBuffer();
  return image.resize(width, undefined, { kernel: 'nearest' }).webp({ lossless: true, effort: 6 }).toBuffer();
}

const names = process.argv.slice(2);
const server = await startHarnessServer();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: GAME_FLAGS,
});
await mkdir(FOLDER, { recursive: true });
for (const sample of readSamples().filter(({ name }) => !names.length || names.includes(name))) {
  const page = await browser.newPage({ viewport: { width: 900, height: 1100 } });
  await page.goto(server.url);
  await page.waitForFunction(() => 'runExample' in window);
  const bytes = await encode(await takeScreenshot(page, sample), sample);
  await writeFile(`${FOLDER}/${sample.name}.webp`, bytes);
  console.log(`${sample.name}: ${(bytes.length / 1024).toFixed(1)} KB`);
  await page.close();
}
await browser.close();
await server.close();
