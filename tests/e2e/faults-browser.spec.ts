import type { Page } from '@playwright/test';
import { hits, openSearch } from './searchWindow.ts';
import { colorModeToggle, expect, heading, main, navbar, open, openHydrated, test, waitForHydration } from './site.ts';

/** What translators, password managers and reading tools do: wrap texts, add elements, change the root's attributes. */
function rewritePage(): void {
  const wrapTexts = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || /^(SCRIPT|STYLE|TEMPLATE|TITLE)$/.test(text.parentElement?.tagName ?? '')) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.classList.add('translated-ltr');
    document.body.prepend(Object.assign(document.createElement('div'), { id: 'extension-bar' }));
    document.body.append(document.createElement('extension-panel'));
    for (const input of document.querySelectorAll('input')) input.setAttribute('data-lastpass-icon-root', '');
    wrapTexts();
  });
}

test('a visitor whose browser translates the page before it hydrates can use it', async ({ page }) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  await page.addInitScript(rewritePage);
  await openHydrated(page, 'docs/cameras');
  await expect(heading(page, 'Cameras')).toBeVisible();
  await colorModeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await expect(heading(page, /./)).toBeVisible();
  await openSearch(page, 'docs/cameras');
  await page.keyboard.type('camera');
  await expect(hits(page).first()).toBeVisible();
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  // React detects the changed text and renders it again.
  expect(crashes.filter((message) => !/hydrat|#418|#423|#425/i.test(message))).toEqual([]);
});

test('a visitor whose browser translates a hydrated page can go on using it', async ({ page }) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  await openHydrated(page, 'samples/');
  // React has hydrated the whole header by now.
  await colorModeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(`(${rewritePage.toString()})(); document.dispatchEvent(new Event('DOMContentLoaded'))`);
  await colorModeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  expect(crashes).toEqual([]);
});

test('a visitor whose browser refuses the service worker reads on and is told on the offline page', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Blocked', 'SecurityError'));
  });
  await openHydrated(page, 'offline/');
  await expect(main(page).getByRole('status')).toHaveText(/\S/);
  await openHydrated(page, 'docs/cameras');
  await expect(heading(page, 'Cameras')).toBeVisible();
  expect(problems).toEqual([]);
});

test('every page is eligible for the back/forward cache', async ({ page }) => {
  // Pages with an "unload" listener aren't eligible for the back/forward cache.
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener;
    Object.assign(window, { blockers: [] });
    EventTarget.prototype.addEventListener = function (type, ...rest: [never]) {
      if (type === 'unload' || type === 'beforeunload')
        (window as unknown as { blockers: string[] }).blockers.push(type);
      add.call(this, type, ...rest);
    };
  });
  for (const route of ['', 'docs/cameras', 'api/class/Actor', 'playground/']) {
    await openHydrated(page, route);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { blockers: string[] }).blockers), route).toEqual([]);
  }
});

/** Simulates a return from the back/forward cache: the same document, with a pageshow event. */
const showAgain = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

test('a page that comes back from the cache of the browser works on', async ({ page, problems }) => {
  await openHydrated(page, 'docs/cameras');
  await showAgain(page);
  await colorModeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await page.goBack();
  await expect(heading(page, 'Cameras')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await open(page, 'donate/');
  await page.goBack();
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/blog\/?$/);
  expect(problems).toEqual([]);
});
