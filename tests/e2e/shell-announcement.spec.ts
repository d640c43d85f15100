import type { Page } from '@playwright/test';
import { expect, navbar, open, openHydrated, stored, test, waitForHydration } from './site.ts';

const DISMISS = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close the announcement' });
const startWith = (page: Page, id: string, dismiss: string) =>
  page.addInitScript(
    ([idKey, dismissKey, idValue, dismissValue]) => {
      if (localStorage.getItem(idKey!) !== null) return;
      localStorage.setItem(idKey!, idValue!);
      localStorage.setItem(dismissKey!, dismissValue!);
    },
    [ID, DISMISS, id, dismiss],
  );

/** Serves the pages as if the announcement bar had a different id. */
const renameBar = (page: Page, id: string) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/"announcementId":"[^"]*"/, `"announcementId":"${id}"`);
    return route.fulfill({ response, body });
  });

test('a first visit shows the announcement with its link above the navbar', async ({ page }) => {
  await open(page);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', /^\//);
  const [top, below] = [await bar(page).boundingBox(), await navbar(page).boundingBox()];
  expect(top!.y + top!.height).toBeLessThanOrEqual(below!.y + 1);
});

test('a visitor who dismisses the announcement is not bothered again', async ({ page }) => {
  await openHydrated(page);
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  expect(await stored(page, DISMISS)).toBe('true');
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await expect(bar(page)).toBeHidden();
});

test('a dismissed announcement never flashes up: it is hidden before any script of ours arrives', async ({ page }) => {
  await openHydrated(page);
  await close(page).click();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const element = document.querySelector('.announcement-bar');
      Object.assign(window, {
        atParsed: {
          state: document.documentElement.dataset['announcement'],
          display: element && getComputedStyle(element).display,
        },
      });
    });
  });
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { atParsed: object }).atParsed)).toEqual({
    state: 'hidden',
    display: 'none',
  });
});

test('a new announcement is shown to a visitor who dismissed the last one', async ({ page }) => {
  await startWith(page, 'last-years-news', 'true');
  await open(page);
  await expect(bar(page)).toBeVisible();
  expect(await stored(page, DISMISS)).toBe('false');
  expect(await stored(page, ID)).not.toBe('last-years-news');
});

test.describe('with a bar of the default name', () => {
  // The test edits the page, and the Content-Security-Policy blocks edited inline scripts.
  test.use({ bypassCSP: true });

  test('a visitor who dismissed the bar under its misspelt id is not bothered again', async ({ page }) => {
    await renameBar(page, 'announcement-bar');
    await startWith(page, 'annoucement-bar', 'true');
    await open(page);
    await expect(bar(page)).toBeHidden();
    expect(await stored(page, ID)).toBe('announcement-bar');
    expect(await stored(page, DISMISS)).toBe('true');
  });
});

test('the misspelt id dismisses no other bar', async ({ page }) => {
  await startWith(page, 'annoucement-bar', 'true');
  await open(page);
  await expect(bar(page)).toBeVisible();
});
