import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated } from './site.ts';

export const searchInput = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
export const hits = (page: Page): Locator => page.locator('.DocSearch-Hit a');

/** Opens a page and then the search window with its shortcut. */
export async function openSearch(page: Page, route = 'docs/'): Promise<void> {
  await openHydrated(page, route);
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
}

/** Serves search settings as if the site had been built with them. */
export async function changeSettings(page: Page, settings: object): Promise<void> {
  await page.route('**/search-index.json', async (route) => {
    const manifest = (await (await route.fetch()).json()) as { settings: object };
    await route.fulfill({ json: { ...manifest, settings: { ...manifest.settings, ...settings } } });
  });
}

export const hrefOf = async (hit: Locator): Promise<string> => (await hit.getAttribute('href')) ?? '';
