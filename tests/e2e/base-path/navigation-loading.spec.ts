import type { Page } from '@playwright/test';
import { expect, heading, holdPage, linkInMain, main, openHydrated, test } from '../site.ts';

const bar = (page: Page) => page.locator('#nprogress .bar');
const spinner = (page: Page) => main(page).getByRole('status', { name: 'Loading the page' }).locator('svg');

/** The progress bar's script loads last. Wait for it, because the clock will be paused. */
async function openWithBar(page: Page): Promise<void> {
  const script = page.waitForResponse(/\/_astro\/progressBar\./);
  await openHydrated(page, 'test/start');
  await (await script).finished();
}

/** Follows a link to a page that doesn't respond, with the page's clock paused. */
async function followSlowLink(page: Page): Promise<() => void> {
  const release = await holdPage(page, '/test/next');
  await openWithBar(page);
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await linkInMain(page, 'Next page').click();
  return release;
}

/** The progress of the bar, from 0 to 1. */
async function readProgress(page: Page): Promise<number> {
  const transform = await bar(page).evaluate((element) => (element as HTMLElement).style.transform);
  return 1 + Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1]) / 100;
}

test('a visitor who waits sees the progress bar after 200 ms and not before, and no second spinner', async ({
  page,
}) => {
  await followSlowLink(page);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
});

test('the progress bar starts at 8 %, moves within 200 ms and creeps on by at most 2 % every 800 ms', async ({
  page,
}) => {
  await followSlowLink(page);
  await page.clock.runFor(201);
  expect(await readProgress(page)).toBeCloseTo(0.08);
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  await page.clock.runFor(790);
  expect(await readProgress(page)).toBeCloseTo(0.08);
  await page.clock.runFor(220);
  const crept = await readProgress(page);
  expect(crept).toBeGreaterThan(0.08);
  expect(crept).toBeLessThanOrEqual(0.1);
});

test('the progress bar goes away when the page is there', async ({ page }) => {
  const release = await followSlowLink(page);
  await page.clock.runFor(300);
  await expect(bar(page)).toBeVisible();
  release();
  await expect(heading(page, 'Next')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(bar(page)).toHaveCount(0);
});

test('a visitor who gets the page at once never sees the progress bar', async ({ page }) => {
  await openWithBar(page);
  await linkInMain(page, 'Next page').hover();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await linkInMain(page, 'Next page').click();
  await expect(heading(page, 'Next')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test('a visitor who waits longer sees a spinner of three rings over the old page', async ({ page }) => {
  const release = await followSlowLink(page);
  await page.clock.runFor(600);
  await expect(spinner(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(spinner(page)).toBeVisible();
  const rings = spinner(page).locator('circle');
  await expect(rings).toHaveCount(3);
  const cycles = await rings.evaluateAll((list) => list.map((ring) => getComputedStyle(ring).animationDuration));
  expect([...new Set(cycles)].sort()).toEqual(['1.5s', '3s']);
  await expect(main(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(heading(page, 'Next')).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  await expect(main(page)).not.toHaveAttribute('aria-busy');
});

test('a visitor who changes their mind while waiting gets the page they asked for last', async ({ page }) => {
  const release = await followSlowLink(page);
  await page.clock.runFor(1000);
  await expect(spinner(page)).toBeVisible();
  await linkInMain(page, 'Section').click();
  await expect(heading(page, 'Section')).toBeVisible();
  release();
  await page.clock.runFor(2000);
  await expect(heading(page, 'Section')).toBeVisible();
  await expect(page).toHaveURL(/\/test\/section$/);
  await expect(bar(page)).toHaveCount(0);
  await expect(spinner(page)).toHaveCount(0);
});

test('a visitor who follows a link to a download keeps the page without a spinner on it', async ({ page }) => {
  await page.route('**/favicon.svg', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ status: 204, body: '' })
      : route.fulfill({ contentType: 'application/zip', body: 'zip' }),
  );
  await openHydrated(page, 'test/start');
  await page.clock.install();
  await linkInMain(page, 'A picture').click();
  await page.clock.runFor(3000);
  await expect(heading(page, 'Start')).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});
