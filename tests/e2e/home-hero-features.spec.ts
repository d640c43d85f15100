import type { Page } from '@playwright/test';
import { FEATURES } from '../../src/home/data/features.ts';
import { staysTrue } from '../support/staysTrue.ts';
import { EngineClock } from './engineClock.ts';
import { expect, test } from './site.ts';

// The scenes on the home page's feature cards. The first frame takes long with software rendering on a busy machine.
const FIRST_FRAME = { timeout: 60_000 };
/** How long the mouse must stay on a card before its scene starts (src/home/FeatureStage). */
const HOVER_INTENT_MS = 300;
const ENGINE = /excalibur\.[\w-]+\.js|\/kit\/|startFeature/;

const card = (page: Page, id: string) => page.locator(`[data-feature="${id}"]`);
const button = (page: Page, id: string) => card(page, id).getByRole('button', { name: /^Run the scene/ });

/** Starting the engine takes seconds without a GPU, so only the full run starts every scene. */
const PRESSED = FEATURES.filter(
  ({ id }) => process.env['TEST_FULL'] || ['physics', 'tile-maps', 'shaders'].includes(id),
);

test.setTimeout(240_000);

test('a press runs the scenes of the features, one at a time', async ({ page, problems }) => {
  await page.goto('./');
  const clock = new EngineClock(() => page);
  for (const { id } of PRESSED) {
    await button(page, id).click();
    await expect(card(page, id), id).toHaveAttribute('data-live', 'running', FIRST_FRAME);
    await expect(page.locator('.features canvas')).toHaveCount(1);
    await expect(page.locator('[data-live]')).toHaveCount(1);
    // Steps through the first seconds instead of waiting for them.
    await clock.take();
    await clock.frames(90);
    await card(page, id)
      .locator('canvas')
      .click({ position: { x: 60, y: 60 } });
    await clock.frames(30);
  }
  await page.mouse.move(0, 0);
  await button(page, PRESSED.at(-1)!.id).press('Enter');
  await expect(page.locator('.features canvas')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('the mouse on a card runs its scene until it leaves, and scrolling away ends one', async ({ page, problems }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('./');
  await card(page, 'actors').scrollIntoViewIfNeeded();
  expect(requests.filter((url) => ENGINE.test(url))).toEqual([]);
  await card(page, 'actors').hover();
  await expect(card(page, 'actors')).toHaveAttribute('data-live', 'running', FIRST_FRAME);
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-live]')).toHaveCount(0);

  await button(page, 'physics').press('Enter');
  await expect(card(page, 'physics')).toHaveAttribute('data-live', 'running', FIRST_FRAME);
  // Software rendering leaves the page little time between frames for its intersection observer.
  await new EngineClock(() => page).take();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('[data-live]')).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  expect(problems).toEqual([]);
});

test('a card that cannot load its scene says so and tries again', async ({ page, context }) => {
  await page.goto('./');
  await card(page, 'actors').scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await button(page, 'actors').click();
  await expect(card(page, 'actors').getByRole('status')).toHaveText('The scene did not load. Try again.');
  await context.setOffline(false);
  await button(page, 'actors').click();
  await expect(card(page, 'actors')).toHaveAttribute('data-live', 'running', FIRST_FRAME);
});

test.describe('for a visitor who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the mouse starts nothing, the button does', async ({ page }) => {
    await page.goto('./');
    await card(page, 'particles').hover();
    const live = page.locator('[data-live]');
    await staysTrue(page, 'no scene starts', async () => (await live.count()) === 0, 2 * HOVER_INTENT_MS);
    await button(page, 'particles').click();
    await expect(card(page, 'particles')).toHaveAttribute('data-live', 'running', FIRST_FRAME);
  });
});
