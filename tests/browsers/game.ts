import sharp from 'sharp';
import { expect } from './journey.ts';
import type { BrowserDriver } from './drivers/browserDriver.ts';

const STAGE = "document.querySelector('.stage')";
/** Enough to tell a game that goes on from one that stopped after its first frame. */
const FRAMES = 5;

/** The running engine leaves itself at this name for its own developer tools. */
const GAME = '___EXCALIBUR_DEVTOOL';

/** Presses Play on the first example of a page and waits for what the page shows after the first drawn frame. */
export async function startGame(browser: BrowserDriver): Promise<void> {
  await browser.click('.stage__play');
  await browser.waitFor(`${STAGE}.dataset.status === 'running' || document.querySelector('.error-note')`);
  expect(await browser.evaluate(`document.querySelector('.error-note')?.textContent ?? 'no error'`)).toBe('no error');
}

/** An expression about the running game as `game` and its scene as `scene`. */
export const ofGame = (expression: string): string =>
  `((game) => { const scene = game.currentScene; return (${expression}); })(${GAME})`;

export async function expectFramesToPass(browser: BrowserDriver): Promise<void> {
  const frame = await browser.evaluate<number>(ofGame('game.stats.currFrame.id'), 'game');
  await browser.waitFor(ofGame(`game.stats.currFrame.id > ${frame + FRAMES}`), 'game');
}

/** How many colors a visitor sees in an element, out of 16 for each channel. */
export async function countColors(browser: BrowserDriver, selector: string): Promise<number> {
  const { data, info } = await sharp(await browser.screenshot(selector))
    .resize(64, 64, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels)
    colors.add(((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4));
  return colors.size;
}
