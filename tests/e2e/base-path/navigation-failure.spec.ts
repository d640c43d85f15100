import type { Page } from '@playwright/test';
import { staysTrue } from '../../support/staysTrue.ts';
import {
  expect,
  heading,
  isSameDocument,
  linkInMain,
  main,
  markDocument,
  navbar,
  openHydrated,
  test,
} from '../site.ts';

const warnings = (page: Page): string[] => {
  const texts: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && texts.push(message.text()));
  return texts;
};
const retry = (page: Page) => main(page).getByRole('button', { name: 'Retry' });
const failedHeading = (page: Page) => heading(page, 'This page could not be loaded');
const isNext = (url: URL): boolean => /\/test\/next\/?$/.test(url.pathname);

test('a page that cannot be fetched is loaded as a full document, and the console says why', async ({ page }) => {
  const texts = warnings(page);
  await page.route(isNext, (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()));
  await openHydrated(page, 'test/start');
  await markDocument(page);
  await linkInMain(page, 'Next page').click();
  await expect(heading(page, 'Next')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  expect(texts.join()).toContain('/test/next could not be loaded in place');
});

test('a page that arrived as a full document may fail once more before the visitor is told', async ({ page }) => {
  await page.route(isNext, (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()));
  for (let visit = 0; visit < 2; visit += 1) {
    await openHydrated(page, 'test/start');
    await linkInMain(page, 'Next page').click();
    await expect(heading(page, 'Next')).toBeVisible();
    // Its own scripts clear the record of failures.
    await page.waitForLoadState();
  }
});

test('a server that answers with an error counts as a failed load', async ({ page }) => {
  const texts = warnings(page);
  await page.route(isNext, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 503, contentType: 'text/html', body: '<p>busy</p>' })
      : route.continue(),
  );
  await openHydrated(page, 'test/start');
  await linkInMain(page, 'Next page').click();
  await expect(heading(page, 'Next')).toBeVisible();
  expect(texts.join()).toContain('The server answered 503');
});

test('a visitor whose page fails again sees what went wrong in the main area, and Retry loads it', async ({ page }) => {
  // Aborted like with the Stop button: the failed full load leaves the old page in place.
  await page.route(isNext, (route) => route.abort('aborted'));
  await openHydrated(page, 'test/start');
  await markDocument(page);
  await linkInMain(page, 'Next page').click();
  await page.waitForFunction(() => sessionStorage.getItem('site.navigation.reloaded')?.endsWith('/test/next'));
  await linkInMain(page, 'Next page').click();
  await expect(failedHeading(page)).toBeVisible();
  await expect(main(page).getByRole('alert')).toContainText('Failed to fetch');
  await expect(page).toHaveURL(/\/test\/next$/);
  await expect(page).toHaveTitle(/ \| Excalibur\.js$/);
  await expect(navbar(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.unroute(isNext);
  await retry(page).click();
  await expect(heading(page, 'Next')).toBeVisible();
});

test('a visitor who is offline sees the load error at once and keeps it until they are back', async ({
  page,
  context,
}) => {
  await openHydrated(page, 'test/next');
  await markDocument(page);
  await context.setOffline(true);
  await linkInMain(page, 'Section, far below').click();
  await expect(failedHeading(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  const box = await main(page).getByRole('alert').boundingBox();
  expect(box?.width).toBeCloseTo(1280 / 2, -2);
  await retry(page).click();
  await expect(retry(page)).toBeEnabled();
  await expect(failedHeading(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await context.setOffline(false);
  await retry(page).click();
  await expect(heading(page, 'Section')).toBeVisible();
});

test('a visitor leaves the load error by going back', async ({ page, context }) => {
  await openHydrated(page, 'test/next');
  await context.setOffline(true);
  await linkInMain(page, 'Section, far below').click();
  await expect(failedHeading(page)).toBeVisible();
  await context.setOffline(false);
  await page.goBack();
  await expect(heading(page, 'Next')).toBeAttached();
});

/** Counts document loads and failed islands while matching scripts can't be loaded. */
async function openWithout(page: Page, script: RegExp): Promise<{ documents: () => number; failures: () => number }> {
  let documents = 0;
  let failures = 0;
  page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)));
  page.on('console', (message) => void (/Error hydrating/.test(message.text()) && (failures += 1)));
  await page.route(script, (route) => route.abort());
  await page.goto('./test/crash');
  return { documents: () => documents, failures: () => failures };
}

/** A reload follows a failure within a frame or two. */
const RELOAD_MS = 500;

const expectNoReloadAfter = (page: Page, documents: () => number, count: number): Promise<void> =>
  staysTrue(page, `${count} documents were loaded`, () => documents() === count, RELOAD_MS);

test('a part of the script that is gone reloads the page once and never again', async ({ page }) => {
  const count = await openWithout(page, /\/_astro\/Crashing\..*\.js/);
  await expect.poll(count.documents).toBe(2);
  await expect.poll(count.failures).toBe(2);
  await expectNoReloadAfter(page, count.documents, 2);
  await expect(heading(page, 'Crash')).toBeVisible();
});

test('two parts that are gone still reload the page only once', async ({ page }) => {
  const count = await openWithout(page, /\/_astro\/(Crashing|Header)\..*\.js/);
  // The first document may report one failure or both before it is reloaded.
  await expect.poll(count.failures).toBeGreaterThanOrEqual(3);
  await expectNoReloadAfter(page, count.documents, 2);
});

test('a new deployment that has the part is picked up by that reload', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)));
  await page.route(/\/_astro\/Crashing\..*\.js/, (route) => (documents > 1 ? route.continue() : route.abort()));
  await page.goto('./test/crash');
  await expect.poll(() => documents).toBe(2);
  await main(page).getByRole('button', { name: 'Break the inventory' }).click();
  await expect(page.getByText('This page crashed')).toBeVisible();
});

test('a visitor who loses the connection before a part arrives keeps the page they are reading', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  const count = await openWithout(page, /\/_astro\/Crashing\..*\.js/);
  await expect.poll(count.failures).toBe(1);
  await expectNoReloadAfter(page, count.documents, 1);
});
