import type { Page } from '@playwright/test';
import { PAGE_FLAGS } from '../support/browserFlags.ts';
import { expect, holdRequests, open, test } from './site.ts';
import { fullBrowser } from './fullBrowser.ts';

test.use(fullBrowser(PAGE_FLAGS));

/** The page loads its idle scripts this long after load, even if the visitor only reads. */
const READING_MS = 5_000;
/** Idle callbacks run within this time at the latest. */
const IDLE_TIMEOUT_MS = 2_000;

const unhydratedHeader = (page: Page) => page.locator('astro-island[ssr]:has(.navbar)');

/** Opens a page with a paused clock; returns whether the header's script has been requested yet. */
async function openPaused(page: Page, route: string): Promise<() => boolean> {
  let isRequested = false;
  page.on('request', (request) => void (/\/Header\./.test(request.url()) && (isRequested = true)));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await open(page, route);
  return () => isRequested;
}

/** Opens a page as a visitor who only reads it, after everything that starts at idle time has loaded. */
async function openIdle(page: Page, route: string): Promise<void> {
  const isHeaderRequested = await openPaused(page, route);
  await page.clock.runFor(READING_MS + IDLE_TIMEOUT_MS);
  await expect.poll(isHeaderRequested).toBe(true);
  await page.clock.resume();
}

test('a page that was just opened loads nothing of React until the visitor acts', async ({ page }) => {
  const isHeaderRequested = await openPaused(page, 'docs/actors');
  await page.clock.runFor(READING_MS - 100);
  expect(isHeaderRequested()).toBe(false);
  await page.mouse.move(300, 300);
  await page.clock.runFor(IDLE_TIMEOUT_MS);
  await expect.poll(isHeaderRequested).toBe(true);
});

test('a page that is only read hydrates no part of itself', async ({ page }) => {
  await openIdle(page, 'docs/actors');
  await page.waitForLoadState('networkidle');
  await expect(unhydratedHeader(page)).toHaveCount(1);
});

test('a URL with a query is answered without any interaction', async ({ page }) => {
  await open(page, 'search?q=actor');
  await expect(page.locator('.search-result').first()).toBeVisible();
});

test('text typed into the search page before it hydrates is not lost', async ({ page }) => {
  const release = await holdRequests(page, /\/react\.[^/]*\.js$/);
  await open(page, 'search');
  const input = page.getByRole('searchbox', { name: 'Search docs, API, posts and samples' });
  await input.pressSequentially('actor');
  release();
  await expect(page.locator('.search-result').first()).toBeVisible();
  await expect(input).toHaveValue('actor');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the click that hydrates the header is also handled by it', async ({ page }) => {
    await openIdle(page, 'docs/actors');
    await expect(unhydratedHeader(page)).toHaveCount(1);
    // Screen readers click like this: no pointer comes near, and no key goes down.
    await page.locator('.navbar__toggle').evaluate((toggle: HTMLElement) => toggle.click());
    await expect(page.locator('#mobile-menu')).toBeVisible();
    await expect(unhydratedHeader(page)).toHaveCount(0);
  });

  test('a click before the script of the header has loaded is handled once it has', async ({ page }) => {
    const release = await holdRequests(page, /\/Header\.[^/]*\.js$/);
    await open(page, 'docs/actors');
    await page.locator('.navbar__toggle').click();
    await expect(unhydratedHeader(page)).toHaveCount(1);
    release();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#mobile-menu')).toBeHidden();
  });
});

test('a page that has not hydrated follows the theme chosen in another tab', async ({ page, context }) => {
  await open(page, 'docs/actors');
  const other = await context.newPage();
  await open(other, 'docs/scenes');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('styles that a script has added survive a client-side navigation', async ({ page }) => {
  await open(page, 'docs/actors');
  await page.waitForLoadState('networkidle');
  const hoverApiLink = async () => {
    await page.locator('.prose a[href*="/api/class/"]').first().hover();
    await expect(page.getByRole('tooltip')).toHaveCSS('z-index', '300');
  };
  await hoverApiLink();
  await page.locator('.pagination a, .paginator a').last().click();
  await expect(page).not.toHaveURL(/docs\/actors/);
  await hoverApiLink();
});
