import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openHydrated, PHONE, test } from './site.ts';
import { hits, openSearch, searchInput } from './searchWindow.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** DocSearch nests links in its options. The arrow keys reach them, and they contain no controls that keys can't reach. */
const NESTED_LINKS = 'nested-interactive';

async function findViolations(page: Page, scope: string, ignored: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(scope).withTags(TAGS).disableRules(ignored).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

for (const theme of ['light', 'dark']) {
  test.describe(`in ${theme} mode`, () => {
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem('theme', value), theme));

    test('the window has no barrier a machine can find', async ({ page }) => {
      await openSearch(page);
      expect(await findViolations(page, '.DocSearch-Container')).toEqual([]);
      await page.keyboard.type('camera');
      await expect(hits(page).first()).toBeVisible();
      expect(await findViolations(page, '.DocSearch-Container', [NESTED_LINKS])).toEqual([]);
      await searchInput(page).fill('qqqqzzzzxxxx');
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
      expect(await findViolations(page, '.DocSearch-Container')).toEqual([]);
    });

    test('the search page has no barrier a machine can find', async ({ page }) => {
      await openHydrated(page, 'search?q=camera');
      await expect(page.locator('.search-result').first()).toBeVisible();
      expect(await findViolations(page, 'main')).toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await findViolations(page, 'main')).toEqual([]);
    });
  });
}

test('a screen reader hears a dialog, a combobox with its option, and the number of results', async ({ page }) => {
  await openSearch(page);
  await expect(page.getByRole('dialog', { name: 'Search this site' })).toBeVisible();
  await page.keyboard.type('sprite');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  const id = await searchInput(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-selected', 'true');
});

test('the keyboard stays in the window until it closes', async ({ page }) => {
  await openSearch(page);
  for (let count = 0; count < 5; count++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.DocSearch-Container')))).toBe(true);
  }
});
