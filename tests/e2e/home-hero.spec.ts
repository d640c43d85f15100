import type { Page } from '@playwright/test';
import { EngineClock } from './engineClock.ts';
import { waitForHydration } from './site.ts';
import { expect, test } from './weakGpu.ts';

const ENGINE_CHUNK = /excalibur\.[\w-]+\.js|\/kit\/|createHeroGame|program\.[\w-]+\.js/;

/** The first frame takes long with software rendering on a busy machine. */
const FIRST_FRAME_MS = 60_000;

function watchRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  return seen;
}

async function openHome(page: Page): Promise<void> {
  await page.goto('./');
  await waitForHydration(page);
  await expect(page.locator('astro-island[component-url*="HeroStage"]')).not.toHaveAttribute('ssr', /.*/, {
    timeout: FIRST_FRAME_MS,
  });
}

async function startGame(page: Page): Promise<void> {
  await openHome(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.hero-stage')).toHaveAttribute('data-status', 'running', { timeout: FIRST_FRAME_MS });
}

const phaseOf = (page: Page) => page.locator('.hero-stage');

/** The distance to a slime at which to jump: later hits it, much earlier lands on it. */
const SLIME_IS_NEAR = `scene.actors.some(
  (actor) => actor.name === 'slime' && !actor.isKilled() && actor.pos.x > 64 && actor.pos.x < 90,
)`;

/** Keys right after a hit are ignored, so that nobody skips the end of a run by mistake. */
async function startOver(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('.hero-stage canvas').press('Space');
    await expect(phaseOf(page)).toHaveAttribute('data-phase', 'running', { timeout: 500 });
  }).toPass({ timeout: FIRST_FRAME_MS });
}

test.describe('a visitor on the home page', () => {
  test.setTimeout(180_000);

  test('learns what the engine is and how to begin without any script of the engine', async ({ page }) => {
    const requests = watchRequests(page);
    await openHome(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The friendly 2D game engine for the web');
    await expect(page.getByText('npm init excalibur@latest').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Build your first game/ }).first()).toHaveAttribute(
      'href',
      /\/docs\/excalibird-flappy-bird$/,
    );
    await page.waitForLoadState('load');
    expect(requests.filter((url) => ENGINE_CHUNK.test(url))).toEqual([]);
  });

  test('presses Play, loses to a slime, starts over, scores, pauses and goes on', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const requests = watchRequests(page);
    await startGame(page);
    expect(requests.some((url) => ENGINE_CHUNK.test(url))).toBe(true);
    const clock = new EngineClock(() => page);
    await clock.take();
    await clock.until('scene.isOver', FIRST_FRAME_MS);
    await expect(phaseOf(page)).toHaveAttribute('data-phase', 'over');
    await expect(page.getByText('Slimed!')).toBeVisible();

    await startOver(page);
    await clock.until(SLIME_IS_NEAR, FIRST_FRAME_MS);
    await page.locator('.hero-stage canvas').press('Space');
    await clock.frames(30);
    await expect(page.getByTestId('hero-score')).not.toHaveText('0');

    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(phaseOf(page)).toHaveAttribute('data-phase', 'paused');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(phaseOf(page)).not.toHaveAttribute('data-phase', 'paused');
    expect(errors).toEqual([]);
  });

  test('scrolls away from the running game, which waits for them', async ({ page }) => {
    await startGame(page);
    // The clock is paused from here, so that the run can't end before the scroll.
    await new EngineClock(() => page).take();
    if ((await phaseOf(page).getAttribute('data-phase')) === 'over') await startOver(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(phaseOf(page)).toHaveAttribute('data-phase', 'paused');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByText('Paused')).toBeVisible();
  });

  test('leaves the page while the game runs and finds a working site behind the link', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await startGame(page);
    await page.getByRole('link', { name: 'Showcase', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Showcase' })).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('presses Play while offline, reads why nothing happens, and plays once back online', async ({
    page,
    context,
  }) => {
    await openHome(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(phaseOf(page)).toHaveAttribute('data-status', 'running', { timeout: FIRST_FRAME_MS });
  });

  test('runs the program beside its code', async ({ page }) => {
    await openHome(page);
    const stage = page.locator('.program-stage');
    await stage.scrollIntoViewIfNeeded();
    await stage.getByRole('button', { name: 'Run' }).click();
    await expect(stage).toHaveAttribute('data-status', 'running', { timeout: FIRST_FRAME_MS });
    await expect(stage.locator('canvas')).toBeVisible();
    await expect(stage.getByText('It runs.')).toBeVisible();
  });

  test('copies the first command', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHome(page);
    const button = page.getByRole('button', { name: /Copy the command/ }).first();
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm init excalibur@latest');
    await expect(button).toHaveText('Copy');
  });
});

test('without scripts the home page is complete and shows no dead button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'What a 2D game needs is in the box' })).toBeVisible();
  for (const name of [/^Play$/, /^Run$/, /Copy the command/]) {
    for (const button of await page.getByRole('button', { name }).all()) await expect(button).toBeHidden();
  }
  await context.close();
});
