import { expect, openHydrated, stored, test } from './site.ts';

const KEY = 'docs-preferred-version-default';

test('the chosen docs version is remembered, and one that no longer exists is forgotten', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'version-of-long-ago'), KEY);
  await openHydrated(page, 'docs/');
  await expect.poll(() => stored(page, KEY)).toBe('current');
});

test('a visitor who never opens the docs stores no version', async ({ page }) => {
  await openHydrated(page, 'blog/');
  expect(await stored(page, KEY)).toBeNull();
});
