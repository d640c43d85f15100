import type { Page } from '@playwright/test';
import {
  colorModeToggle,
  expect,
  heading,
  isSameDocument,
  main,
  markDocument,
  menu,
  menuToggle,
  navbar,
  openHydrated,
  PHONE,
  test,
} from './site.ts';

/** Checks that every URL of this host on the page is below the base path. */
async function expectLinksBelow(page: Page, base: string): Promise<void> {
  const strays = await page
    .locator('a[href^="/"], img[src^="/"], link[href^="/"], script[src^="/"]')
    .evaluateAll(
      (elements, prefix) =>
        elements
          .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
          .filter((address) => !`${address}/`.startsWith(prefix)),
      base,
    );
  expect(strays, page.url()).toEqual([]);
}

const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

test('a game developer walks from the home page through docs, blog and donations', async ({
  page,
  problems,
  baseURL,
}) => {
  const base = new URL('./', `${baseURL}/`.replace(/\/\/$/, '/')).pathname;
  await openHydrated(page);
  await markDocument(page);
  await expectLinksBelow(page, base);
  await navbar(page).getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${base}docs/?$`));
  await expect(title(page)).toBeVisible();
  await expectLinksBelow(page, base);
  await colorModeToggle(page).click();
  await main(page)
    .getByRole('link', { name: /quick start/i })
    .first()
    .click();
  await expect(heading(page, /quick start/i)).toBeVisible();
  await expect(page).toHaveTitle(/ \| Excalibur\.js$/);
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${base}blog/?$`));
  await expectLinksBelow(page, base);
  await navbar(page).getByRole('link', { name: 'Donate', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${base}donate/?$`));
  await expect(title(page)).toBeVisible();
  await expectLinksBelow(page, base);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${base}blog/?$`));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await isSameDocument(page)).toBe(true);
  await navbar(page).getByRole('link', { name: 'Excalibur.js' }).click();
  await expect(page).toHaveURL(new RegExp(`${base}$`));
  expect(problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a game developer opens the menu, reads the docs and comes back', async ({ page, problems }) => {
    await openHydrated(page);
    await menuToggle(page).click();
    await menu(page).getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/?$/);
    await expect(title(page)).toBeVisible();
    await menuToggle(page).click();
    await expect(menu(page).getByRole('button', { name: 'Back to main menu' })).toBeVisible();
    await menu(page)
      .getByRole('link', { name: /quick start/i })
      .click();
    await expect(heading(page, /quick start/i)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/?$/);
    expect(problems).toEqual([]);
  });
});
