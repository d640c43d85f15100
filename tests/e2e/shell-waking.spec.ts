import type { Page } from '@playwright/test';
import { PAGE_FLAGS } from '../../scripts/run/browserFlags.ts';
import { expect, open, test } from './site.ts';
import { wholeBrowser } from './wholeBrowser.ts';

test.use(wholeBrowser(PAGE_FLAGS));

const asleep = (page: Page) => page.locator('astro-island[ssr]:has(.navbar)');

/** Everything that comes while the browser rests is there. */
async function openAtRest(page: Page, route: string): Promise<void> {
  await open(page, route);
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/Header\./.test(name))),
    )
    .toBe(true);
}

test('a page that is only read wakes no part of it', async ({ page }) => {
  await openAtRest(page, 'docs/actors');
  await expect(asleep(page)).toHaveCount(1);
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
});

test('a sleeping page follows the colours chosen in another tab', async ({ page, context }) => {
  await openAtRest(page, 'docs/actors');
  const other = await context.newPage();
  await open(other, 'docs/scenes');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('styles that a script brought outlive the page they came with', async ({ page }) => {
  await openAtRest(page, 'docs/actors');
  const hoverApiLink = async () => {
    await page.locator('.prose a[href*="/api/class/"]').first().hover();
    await expect(page.getByRole('tooltip')).toHaveCSS('z-index', '300');
  };
  await hoverApiLink();
  await page.locator('.pagination a, .paginator a').last().click();
  await expect(page).not.toHaveURL(/docs\/actors/);
  await hoverApiLink();
});
