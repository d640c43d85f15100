import type { Page } from '@playwright/test';
import { expect, test } from './weakGpu.ts';

// A live example inside a docs page.

const PAGE = 'docs/actors';
/** Opening the sandbox and starting the engine without a graphics card, on a busy machine. */
const START = { timeout: 45_000 };

const GAME = `import * as ex from 'excalibur';
const game = new ex.Engine({ width: 300, height: 200 });
game.input.keyboard.on('press', ({ key }) => console.log('key', key));
game.add(new ex.Actor({ x: 150, y: 100, width: 50, height: 50, color: ex.Color.Red }));
game.start();
console.log('started');
console.log('again');
console.log('again');
console.log({ score: 7 });`;

const example = (page: Page) => page.locator('[data-live-example]').first();
const button = (page: Page, name: string) => example(page).getByRole('button', { name, exact: true });

test.describe.configure({ timeout: 150_000 });

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE);
  await example(page).scrollIntoViewIfNeeded();
});

async function writeCode(page: Page, code: string): Promise<void> {
  await button(page, 'Edit').click();
  const editor = example(page).locator('.cm-content');
  await editor.click(START);
  await page.keyboard.press('ControlOrMeta+a');
  // Pasted in one go: typed brackets would close themselves.
  await page.keyboard.insertText(code);
}

async function run(page: Page): Promise<void> {
  await example(page).locator('.live-example__bar .tool-button--main').click();
  await expect(example(page).locator('.stage')).toHaveAttribute('data-status', 'running', START);
}

test('shows code and a poster first and loads nothing of engine, editor or runner', async ({ page }) => {
  await expect(example(page).locator('pre code')).toContainText('excalibur');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  expect(
    scripts.filter((path) => /engine|hydrateExample\.|createEditor|compile|languageWorker|typings/i.test(path)),
  ).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0);
});

test('runs, stops and runs again', async ({ page }) => {
  await example(page).locator('.stage__play').click();
  await expect(example(page).locator('.stage')).toHaveAttribute('data-status', 'running', START);
  const sandbox = page.locator('iframe');
  await expect(sandbox).toHaveAttribute('sandbox', 'allow-scripts allow-pointer-lock');
  await button(page, 'Stop').click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await run(page);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('is edited and run in place, and reset', async ({ page }) => {
  const before = await example(page).locator('pre code').innerText();
  await writeCode(page, GAME);
  await page.keyboard.press('ControlOrMeta+Enter');
  const console = example(page).locator('.console');
  await expect(console).toContainText('started', START);
  await expect(console.locator('.console__line', { hasText: 'again' })).toContainText('2');
  await console.locator('summary', { hasText: 'Object' }).click();
  await expect(console).toContainText('score: 7');
  await expect(example(page).getByRole('link', { name: 'Open in playground' })).toHaveAttribute(
    'href',
    /\/playground\/#code=/,
  );
  await button(page, 'Reset').click();
  await expect(example(page).locator('.cm-content')).toContainText(
    before
      .split('\n')
      .find((line) => line.trim().length > 20)!
      .trim(),
  );
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('names and marks the line of an error', async ({ page }) => {
  await writeCode(
    page,
    "import { Engine } from 'excalibur';\nconst game = new Engine({ width: 100, height: 100 });\nconst nothing: any = undefined;\nnothing.here;\n",
  );
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(example(page).getByRole('alert')).toContainText('main.ts, line 4: TypeError', START);
  await expect(example(page).locator('.editor-error-line')).toHaveText('nothing.here;');
});

test('says what can be imported', async ({ page }) => {
  await writeCode(page, "import 'lodash';");
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(example(page).getByRole('alert')).toContainText('main.ts, line 1: "lodash" is not available', START);
});

test('takes the keyboard only after a click and gives it back on Escape', async ({ page }) => {
  await writeCode(page, GAME);
  await page.keyboard.press('ControlOrMeta+Enter');
  const console = example(page).locator('.console');
  await expect(console).toContainText('started', START);
  await page.keyboard.press('ArrowRight');
  // A click right after the page was scrolled can miss an iframe in another process: a visitor clicks again.
  await expect(async () => {
    await page.locator('iframe').click();
    await page.keyboard.press('ArrowLeft');
    await expect(console).toContainText(/key\s*ArrowLeft/, { timeout: 3_000 });
  }).toPass(START);
  // Keys are logged in order, so the first one would be there by now.
  await expect(console).not.toContainText('ArrowRight');
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Stop')).toBeFocused();
});

test('can be used with the keyboard alone', async ({ page }) => {
  await button(page, 'Run').last().focus();
  await page.keyboard.press('Enter');
  await expect(example(page).locator('.stage')).toHaveAttribute('data-status', 'running', START);
  await expect(button(page, 'Stop')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Restart')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(example(page).locator('.cm-content')).toBeFocused(START);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(example(page).locator('.cm-content')).not.toBeFocused();
});

test('pauses off screen', async ({ page }) => {
  await run(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(example(page).locator('.stage__note')).toHaveText('Paused', START);
  await example(page).locator('.stage').scrollIntoViewIfNeeded();
  await expect(example(page).locator('.stage__note')).toHaveCount(0, START);
});

test('ends when the reader moves on to another page', async ({ page }) => {
  await run(page);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL(/\/blog/, START);
  await expect(page.locator('iframe')).toHaveCount(0, START);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('fits: the game is shrunk, nothing is cut off', async ({ page }) => {
    await run(page);
    await expect(page.locator('.stage__frame')).toHaveAttribute('data-fitted', '', START);
    const stage = (await example(page).locator('.stage').boundingBox())!;
    const frame = (await page.locator('iframe').boundingBox())!;
    expect(stage.width).toBeLessThanOrEqual(360);
    expect(frame.width).toBeLessThanOrEqual(stage.width + 1);
    expect(frame.height).toBeLessThanOrEqual(stage.height + 1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is readable and shows no dead buttons', async ({ page }) => {
    await expect(example(page).locator('pre code')).toContainText('excalibur');
    await expect(example(page).locator('.stage__play')).toBeHidden();
    await expect(example(page).locator('.live-example__bar')).toBeHidden();
  });
});
