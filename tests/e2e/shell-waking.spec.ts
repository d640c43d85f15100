import type { Page } from '@playwright/test';
import { PAGE_FLAGS } from '../support/browserFlags.ts';
import { expect, holdRequests, open, test } from './site.ts';
import { wholeBrowser } from './wholeBrowser.ts';

test.use(wholeBrowser(PAGE_FLAGS));

const asleep = (page: Page) => page.locator('astro-island[ssr]:has(.navbar)');

const isHeaderThere = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/Header\./.test(name)));

/** Everything that comes for a visitor who only reads is there. */
async function openAtRest(page: Page, route: string): Promise<void> {
  await open(page, route);
  await expect.poll(() => isHeaderThere(page), { timeout: 15_000 }).toBe(true);
}

test('a page that was just opened brings nothing of React until the visitor acts', async ({ page }) => {
  await open(page, 'docs/actors');
  await page.waitForTimeout(1500);
  expect(await isHeaderThere(page)).toBe(false);
  await page.mouse.move(300, 300);
  await expect.poll(() => isHeaderThere(page)).toBe(true);
});

test('a page that is only read wakes no part of it', async ({ page }) => {
  await openAtRest(page, 'docs/actors');
  await expect(asleep(page)).toHaveCount(1);
});

test('an address that asks for something is answered without an act', async ({ page }) => {
  await open(page, 'search?q=actor');
  await expect(page.locator('.search-result').first()).toBeVisible();
});

test('what is typed while the search page is still asleep is not lost', async ({ page }) => {
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

  test('the very press that wakes the header is answered', async ({ page }) => {
    await openAtRest(page, 'docs/actors');
    await expect(asleep(page)).toHaveCount(1);
    // As a screen reader presses: no pointer comes near, no key goes down.
    await page.locator('.navbar__toggle').evaluate((toggle: HTMLElement) => toggle.click());
    await expect(page.locator('#mobile-menu')).toBeVisible();
    await expect(asleep(page)).toHaveCount(0);
  });

  test('a press that comes before the code of the header is answered when it is there', async ({ page }) => {
    const release = await holdRequests(page, /\/Header\.[^/]*\.js$/);
    await open(page, 'docs/actors');
    await page.locator('.navbar__toggle').click();
    await expect(asleep(page)).toHaveCount(1);
    release();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#mobile-menu')).toBeHidden();
  });
});

test('a sleeping page follows the colours chosen in another tab', async ({ page, context }) => {
  await open(page, 'docs/actors');
  const other = await context.newPage();
  await open(other, 'docs/scenes');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('styles that a script brought outlive the page they came with', async ({ page }) => {
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
