import type { Page } from '@playwright/test';
import {
  expect,
  heading,
  hits,
  isSameDocument,
  linkInMain,
  markDocument,
  open,
  searchInput,
  test,
} from './offlineSite.ts';
import { waitForHydration } from './site.ts';
import { startTwoDeployments, type Deployments } from './twoDeployments.ts';

/** The names of the caches, once the newest service worker controls the page. */
const readKept = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    const isRunning = !installing && !waiting && active?.state === 'activated';
    return isRunning && navigator.serviceWorker.controller ? (await caches.keys()).join() : '';
  });

const untilKept = (page: Page, build = /^site-/) => expect.poll(() => readKept(page)).toMatch(build);

/** Opens a page twice: the first visit installs the service worker, the second is cached by it. */
async function readOnline(page: Page, route: string): Promise<void> {
  await open(page, route);
  await untilKept(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
}

test('a page that was read opens again without a network, and one that was not says so', async ({ page, context }) => {
  await readOnline(page, 'docs/actors/');
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'Actors')).toBeVisible();
  await open(page, 'docs/cameras/');
  await expect(heading(page, 'Read it without a network')).toBeVisible();
});

test('a reader saves all docs, reads, searches and runs them offline, and removes them', async ({ page, context }) => {
  test.setTimeout(240_000);
  await open(page, 'offline/');
  await untilKept(page);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/of \d+ files are saved\. All of them take [\d.]+ MB/);
  await page.getByRole('button', { name: 'Save all docs offline' }).click();
  await expect(status).toHaveText(/^Saved \d+ of \d+ files/);
  await expect(status).toHaveText(/^Everything is saved: \d+ files/, { timeout: 200_000 });

  await context.setOffline(true);
  await open(page, 'api/class/Actor/');
  await expect(heading(page, /Actor/)).toBeVisible();
  await open(page, 'docs/cameras');
  await expect(heading(page, 'Cameras')).toBeVisible();
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type('tilemap');
  await expect(hits(page).first()).toBeVisible();
  await open(page, 'docs/actors');
  const example = page.locator('[data-live-example]').first();
  await example.locator('.stage__play').click();
  await expect(example.locator('.stage')).toHaveAttribute('data-status', 'running', { timeout: 60_000 });

  await open(page, 'offline/');
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Remove everything saved' }).click();
  await expect(status).toHaveText('Everything is removed from this browser.');
  expect(
    await page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual([0, 0]);
  await open(page, 'docs/actors/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the site can be installed: a manifest with icons that are there', async ({ page, request }) => {
  await open(page, 'docs/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address!)).json()) as { icons: { src: string }[]; start_url: string };
  expect((await request.get(manifest.start_url)).status()).toBe(200);
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test.describe('when a new version is deployed', () => {
  let deployments: Deployments;
  test.beforeEach(async ({ context }) => {
    deployments = await startTwoDeployments();
    // Bypasses the HTTP cache: with it, a service worker observed by DevTools sometimes waits forever for its
    // predecessor to become idle.
    await context.route('**', (route) => route.continue());
  });
  test.afterEach(() => deployments.close());

  test('a plain reload shows it, and offline it stays', async ({ page, context }) => {
    await page.goto(`${deployments.url}/docs/actors/`);
    await untilKept(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'first');
    deployments.deploySecond();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'second');
    await untilKept(page, /site-second$/);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'second');
  });

  test('a tab of the old version loads the next page as a whole', async ({ page }) => {
    await page.goto(`${deployments.url}/docs/actors/`);
    await waitForHydration(page);
    deployments.deploySecond();
    await markDocument(page);
    await page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'second');
    expect(await isSameDocument(page)).toBe(false);
    await expect(linkInMain(page, 'Actors').or(heading(page, /./))).not.toHaveCount(0);
  });
});
