import type { Page } from '@playwright/test';
import { colorModeToggle, expect, main, menuToggle, navbar, open, PHONE, test } from './site.ts';

test.use({ javaScriptEnabled: false });

async function readDocs(page: Page): Promise<void> {
  await open(page, 'docs/');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByRole('paragraph').first()).toBeVisible();
  for (const name of ['Docs', 'Blog', 'Premium Support']) {
    await expect(navbar(page).getByRole('link', { name, exact: true })).toBeInViewport();
  }
  await expect(colorModeToggle(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close the announcement' })).toBeHidden();
}

test('a visitor without scripts reads the docs and goes on by links', async ({ page }) => {
  await readDocs(page);
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a visitor without scripts finds the links where the menu button would be', async ({ page }) => {
    await readDocs(page);
    await expect(menuToggle(page)).toBeHidden();
    await navbar(page).getByRole('link', { name: 'Donate', exact: true }).click();
    await expect(page).toHaveURL(/\/donate\/?$/);
  });
});

test('the page that does not exist can be read without scripts', async ({ page }) => {
  await open(page, 'nowhere');
  await expect(main(page).getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a visitor without scripts finds the sidebars, all tabs, and no form that would do nothing', async ({ page }) => {
  await open(page, 'docs/quick-start');
  for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
  await page.locator('.doc-sidebar').getByRole('link', { name: 'Cameras', exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Cameras' })).toBeVisible();
  await open(page, 'api/class/Actor');
  for (const form of await main(page).locator('form').all()) await expect(form).toBeHidden();
  await main(page).locator('[data-api-list]').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/api\/?#area-/);
});

for (const route of ['search?q=actor', 'playground/']) {
  test(`/${route} says without scripts that it needs them`, async ({ page }) => {
    await open(page, route);
    await expect(main(page).getByText(/needs JavaScript/)).toBeVisible();
  });
}
