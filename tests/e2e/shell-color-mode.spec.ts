import type { Page } from '@playwright/test';
import {
  colorModeToggle,
  expect,
  navbar,
  open,
  openHydrated,
  shownTheme,
  stored,
  test,
  waitForHydration,
} from './site.ts';

const THEME = 'theme';
const html = (page: Page) => page.locator('html');
const isDark = (page: Page) => expect(html(page)).toHaveAttribute('data-theme', 'dark');
const isLight = (page: Page) => expect(html(page)).toHaveAttribute('data-theme', 'light');
const startWith = (page: Page, theme: string) =>
  page.addInitScript((value) => localStorage.setItem('theme', value), theme);

test.describe('with a system set to dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a first visit is light, because the site does not follow the system', async ({ page }) => {
    await openHydrated(page);
    await isLight(page);
    await expect(html(page)).toHaveCSS('color-scheme', 'light');
    expect(await stored(page, THEME)).toBeNull();
  });
});

test('a visitor switches to dark and back, and the choice is remembered', async ({ page }) => {
  await openHydrated(page);
  await expect(colorModeToggle(page)).toHaveAccessibleName(/currently light mode/);
  const light = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await colorModeToggle(page).click();
  await isDark(page);
  expect(await stored(page, THEME)).toBe('dark');
  await expect(page.locator('body')).not.toHaveCSS('background-color', light);
  await expect(colorModeToggle(page)).toHaveAccessibleName(/currently dark mode/);
  await page.reload();
  await isDark(page);
  await waitForHydration(page);
  await colorModeToggle(page).click();
  await isLight(page);
  expect(await stored(page, THEME)).toBe('light');
});

test('the chosen mode is set before the first paint, without waiting for any file', async ({ page }) => {
  await startWith(page, 'dark');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/_astro/*.js', (route) => route.abort());
  await open(page);
  expect(await page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody)).toBe('dark');
  await isDark(page);
});

test('the chosen mode survives a route change', async ({ page }) => {
  await openHydrated(page);
  await colorModeToggle(page).click();
  await isDark(page);
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await isDark(page);
  await expect(colorModeToggle(page)).toHaveAccessibleName(/currently dark mode/);
});

test('another tab follows the switch, and falls back when the choice is cleared', async ({ page, context }) => {
  await openHydrated(page);
  const other = await context.newPage();
  await openHydrated(other);
  await colorModeToggle(page).click();
  await isDark(other);
  await expect(colorModeToggle(other)).toHaveAccessibleName(/currently dark mode/);
  await page.evaluate((key) => localStorage.removeItem(key), THEME);
  await isLight(other);
  await colorModeToggle(other).click();
  await isDark(page);
  await other.evaluate(() => localStorage.clear());
  await isLight(page);
});

test('a choice cleared while the site was closed falls back to the default', async ({ page }) => {
  await openHydrated(page);
  await colorModeToggle(page).click();
  await isDark(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await isLight(page);
});

test('a stored value that is no mode is ignored', async ({ page }) => {
  await startWith(page, 'purple');
  await open(page);
  await isLight(page);
});

test('printing neither changes nor stores the mode', async ({ page }) => {
  await startWith(page, 'dark');
  await openHydrated(page);
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    Object.assign(window, { writes: [] });
    Storage.prototype.setItem = function (key, value) {
      (window as unknown as { writes: string[] }).writes.push(key);
      setItem.call(this, key, value);
    };
    dispatchEvent(new Event('beforeprint'));
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  expect(await shownTheme(page)).toBe('dark');
  expect(await page.evaluate(() => (window as unknown as { writes: string[] }).writes)).toEqual([]);
});
