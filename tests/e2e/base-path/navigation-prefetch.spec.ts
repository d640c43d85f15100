import type { Page } from '@playwright/test';
import { staysTrue } from '../../support/staysTrue.ts';
import { expect, heading, isPageFetch, linkInMain, navbar, openHydrated, test } from '../site.ts';

/** The routes that the router requests, relative to the base path. */
function listFetches(page: Page): string[] {
  const routes: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') routes.push(new URL(request.url()).pathname.replace(/^\/engine|\/$/g, ''));
  });
  return routes;
}

const blogLink = (page: Page) => navbar(page).getByRole('link', { name: 'Blog', exact: true });

/** Long enough for the work that the page leaves for idle time. */
const IDLE_WORK_MS = 500;

test('a page is prefetched when the pointer hovers over its link, and not requested again', async ({ page }) => {
  const fetches = listFetches(page);
  await openHydrated(page, 'test/section');
  await blogLink(page).hover();
  await expect.poll(() => fetches).toContain('/blog');
  await blogLink(page).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  expect(fetches.filter((route) => route === '/blog')).toHaveLength(1);
});

test('a page is prefetched when its link is touched', async ({ page }) => {
  const fetches = listFetches(page);
  await openHydrated(page, 'test/section');
  await blogLink(page).dispatchEvent('touchstart');
  await expect.poll(() => fetches).toContain('/blog');
});

test('a page is prefetched when its link gets the focus', async ({ page }) => {
  const fetches = listFetches(page);
  await openHydrated(page, 'test/section');
  await blogLink(page).focus();
  await expect.poll(() => fetches).toContain('/blog');
});

test('pages behind visible links are prefetched, those further down when they come into view', async ({ page }) => {
  const fetches = listFetches(page);
  await openHydrated(page, 'test/next');
  await expect.poll(() => fetches).toContain('/test/start');
  expect(fetches).not.toContain('/test/section');
  await linkInMain(page, 'Section, far below').scrollIntoViewIfNeeded();
  await expect.poll(() => fetches).toContain('/test/section');
});

test('a prefetched page opens even after the connection is lost', async ({ page, context }) => {
  const prefetched = page.waitForEvent('requestfinished', (request) => isPageFetch(request, '/test/next'));
  await openHydrated(page, 'test/section');
  await prefetched;
  await context.setOffline(true);
  await linkInMain(page, 'Next in the section').click();
  await expect(heading(page, 'Next')).toBeVisible();
});

for (const connection of [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }]) {
  test(`a visitor with ${JSON.stringify(connection)} prefetches nothing`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => value }),
      connection,
    );
    const fetches = listFetches(page);
    await openHydrated(page, 'test/section');
    await blogLink(page).hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await staysTrue(page, 'no page is prefetched', () => fetches.length === 0, IDLE_WORK_MS);
    await linkInMain(page, 'Next in the section').click();
    await expect(heading(page, 'Next')).toBeVisible();
  });
}
