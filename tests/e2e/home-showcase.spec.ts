import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

const shownTitles = (page: Page) => page.locator('[data-showcase-list] > li:not([hidden]) h2').allTextContents();
const select = (page: Page, name: string) => page.locator(`[data-showcase-filters] select[name="${name}"]`);
const count = (page: Page) => page.locator('[data-showcase-count]');

test.describe('a visitor of the showcase', () => {
  test('narrows the games by maker and jam, sorts them, and resets', async ({ page }) => {
    await page.goto('./showcase/');
    await expect(count(page)).toHaveText('19 games');

    await select(page, 'jam').selectOption('Ludum Dare');
    await expect(count(page)).toHaveText('9 games');
    await expect(page).toHaveURL(/jam=Ludum\+Dare/);

    await select(page, 'maker').selectOption('community');
    await expect(count(page)).toHaveText('0 games');
    await expect(page.getByText('No game fits both.')).toBeVisible();

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(count(page)).toHaveText('19 games');
    await expect(page).not.toHaveURL(/jam=/);

    await select(page, 'sort').selectOption('title');
    const titles = (await shownTitles(page)).map((title) => title.replace(' (opens in a new tab)', ''));
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  });

  test('opens a shared URL and finds the choice made', async ({ page }) => {
    await page.goto('./showcase/?maker=maintainers&jam=none');
    await expect(count(page)).toHaveText('1 game');
    expect((await shownTitles(page))[0]).toContain('Sum Monsters');
  });

  test('opens a URL with an unknown choice and sees every game', async ({ page }) => {
    await page.goto('./showcase/?jam=Imaginary');
    await expect(count(page)).toHaveText('19 games');
  });

  test('comes by a link from another page and can filter there too', async ({ page }) => {
    await page.goto('./samples/');
    await page.getByRole('main').getByRole('link', { name: 'showcase' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Showcase' })).toBeVisible();
    await select(page, 'maker').selectOption('maintainers');
    await expect(count(page)).toHaveText('10 games');
  });

  test('reads the whole list without scripts, with no filter that does nothing', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('./showcase/');
    await expect(page.locator('[data-showcase-list] > li')).toHaveCount(19);
    await expect(page.locator('[data-showcase-filters]')).toBeHidden();
    await context.close();
  });
});
