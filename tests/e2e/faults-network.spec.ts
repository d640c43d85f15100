import type { Page } from '@playwright/test';
import {
  colorModeToggle,
  expect,
  heading,
  isSameDocument,
  main,
  markDocument,
  navbar,
  open,
  openHydrated,
  test,
} from './site.ts';

/** Holds back every script of the site until it is released, like a very slow connection. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return () => release();
}

const pnpm = (page: Page) => page.getByRole('tab', { name: 'pnpm' }).first();

test('a visitor on slow 2g reads the page before its scripts, and the tab pressed meanwhile is chosen', async ({
  page,
  problems,
}) => {
  const release = await holdScripts(page);
  await page.goto('docs/quick-start', { waitUntil: 'commit' });
  await expect(heading(page, /./)).toBeVisible();
  await pnpm(page).click();
  await expect(pnpm(page)).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(pnpm(page)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'yarn' }).first().click();
  await expect(pnpm(page)).toHaveAttribute('aria-selected', 'false');
  expect(problems).toEqual([]);
});

test('a visitor on slow 2g goes on by links before any script has arrived', async ({ page }) => {
  await holdScripts(page);
  await page.goto('docs/cameras', { waitUntil: 'commit' });
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/blog\/?$/);
  await expect(heading(page, /./)).toBeVisible();
});

test('a visitor whose connection breaks while a page is on its way is told and can try again', async ({
  page,
  context,
}) => {
  const isDonate = (url: URL): boolean => /\/donate\/?$/.test(url.pathname);
  let isFollowed = false;
  // It must not be prefetched either.
  await page.route(isDonate, async (route) => {
    if (isFollowed) await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await openHydrated(page, 'docs/cameras');
  await markDocument(page);
  isFollowed = true;
  await navbar(page).getByRole('link', { name: 'Donate', exact: true }).click();
  const retry = main(page).getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await context.setOffline(false);
  await page.unroute(isDonate);
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(page).toHaveURL(/\/donate\/?$/);
  await expect(heading(page, /./)).toBeVisible();
});

/** Truncates the header's script the first few times it's requested. */
async function cutHeader(page: Page, times: number): Promise<void> {
  let left = times;
  await page.route(/\/_astro\/Header\.[^/]+\.js/, (route) =>
    left-- > 0 ? route.fulfill({ contentType: 'text/javascript', body: 'export const Header = (' }) : route.continue(),
  );
}

test('with the script of the header cut off once it is fetched again', async ({ page }) => {
  await cutHeader(page, 1);
  await openHydrated(page, 'docs/cameras');
  await colorModeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('with the script of the header cut off for good the page reloads once, can be read, and its links lead on', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)));
  await cutHeader(page, Infinity);
  await open(page, 'docs/cameras');
  await expect.poll(() => documents).toBe(2);
  await expect(heading(page, 'Cameras')).toBeVisible();
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await expect(heading(page, /./)).toBeVisible();
});

test('a tab whose files are gone loads the new deployment and takes the visitor to the search', async ({ page }) => {
  let isGone = false;
  page.on('request', (request) => {
    // The document of the new deployment refers to files that exist.
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route(/\/_astro\/.*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not found.' }) : route.continue(),
  );
  await openHydrated(page, 'docs/cameras');
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  isGone = true;
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search\/?$/);
  expect(await isSameDocument(page)).toBe(false);
  await expect(main(page).getByRole('searchbox')).toBeEditable();
});

test('with images and fonts missing the text is readable', async ({ page }) => {
  await page.route(/\.(webp|png|svg|jpg|woff2)$/, (route) => route.abort());
  await openHydrated(page, '');
  await expect(heading(page, /./)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
