import { expect, openAwake, stored, test } from './site.ts';

const KEY = 'docs-preferred-version-default';

test('a reader of the docs keeps the version they read, and a version that is gone is forgotten', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'version-of-long-ago'), KEY);
  await openAwake(page, 'docs/');
  await expect.poll(() => stored(page, KEY)).toBe('current');
});

test('a visitor who never opens the docs stores no version', async ({ page }) => {
  await openAwake(page, 'blog/');
  expect(await stored(page, KEY)).toBeNull();
});
