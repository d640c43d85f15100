import { expect, heading, main, navbar, open, openHydrated, test } from './site.ts';

test('an unknown URL answers 404 with a helpful page', async ({ page }) => {
  const response = await openHydrated(page, 'docs/no/such/page?a=1');
  expect(response?.status()).toBe(404);
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found | Excalibur.js');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(navbar(page)).toBeVisible();
  await main(page).getByRole('link', { name: 'Open the docs' }).click();
  await expect(page).toHaveURL(/\/docs\/?$/);
});

test('a file that is not there answers 404 too', async ({ page }) => {
  expect((await page.request.get('/img/nothing.png')).status()).toBe(404);
});

test('an old URL with a file extension redirects to its page on any host', async ({ page }) => {
  await open(page, 'docs/quick-start.html?from=old#top');
  await expect(page).toHaveURL(/\/docs\/quick-start\?from=old#top$/);
  await expect(heading(page, /quick start/i)).toBeVisible();
});
