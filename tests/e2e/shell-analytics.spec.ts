import { test as plain } from '@playwright/test';
import { expect, main, open, openAwake, test } from './site.ts';

test('the analytics script is there once, deferred, with the domain of the site', async ({ page }) => {
  await open(page);
  const script = page.locator('script[data-domain]');
  await expect(script).toHaveCount(1);
  await expect(script).toHaveAttribute('src', /^https:\/\/.+\.js$/);
  await expect(script).toHaveAttribute('data-domain', 'excaliburjs.com');
  expect(await script.evaluate((element) => (element as HTMLScriptElement).defer)).toBe(true);
});

plain('a visitor who blocks the analytics reads and moves on as ever', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort('blockedbyclient'),
  );
  await openAwake(page);
  await page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/?$/);
  expect(errors).toEqual([]);
});
