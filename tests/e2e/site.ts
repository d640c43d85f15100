import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { isAboutOtherHost } from './otherHosts.ts';
import { expect, test as base } from './weakGpu.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** A prefetched page that doesn't exist: broken links are warnings of the build, not errors of the page. */
const isDeadLink = (message: ConsoleMessage): boolean =>
  message.text().includes('404') && !/\.\w+$/.test(new URL(message.location().url || 'about:blank').pathname);

/** Collects the errors of the page's console. */
export const test = base.extend<{ problems: string[] }>({
  problems: async ({ baseURL: _ }, provide) => provide([]),
  page: async ({ page, problems }, provide) => {
    page.on('console', (message) => {
      if (message.type() === 'error' && !isDeadLink(message) && !isAboutOtherHost(message))
        problems.push(`${page.url()}: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    await provide(page);
  },
});
export { expect };

/** Opens a route without a leading slash, so that it resolves below the base path of the build under test. */
export const open = (page: Page, route = '') => page.goto(`./${route}`);

/** Triggers the first interaction and waits until the header has hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => void document.dispatchEvent(new Event('pointerover')));
  await expect(page.locator('astro-island[ssr]:has(.navbar)')).toHaveCount(0, { timeout: 60_000 });
}

export async function openHydrated(page: Page, route = '') {
  const response = await open(page, route);
  await waitForHydration(page);
  return response;
}

/** Marks the document, to detect full page loads. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'isSameDocument' in window);

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls like a visitor and waits for the scrollend event. */
export async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        if (Math.round(window.scrollY) === y) return resolve();
        addEventListener('scrollend', () => resolve(), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}

export const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name });
export const navbar = (page: Page) => page.locator('.navbar');
export const menuToggle = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
export const colorModeToggle = (page: Page) =>
  page.getByRole('button', { name: /^Switch between dark and light mode/ });
export const shownTheme = (page: Page) => page.locator('html').getAttribute('data-theme');
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Requests that the router makes for a page, as opposed to the browser's navigation requests. */
export const isPageFetch = (request: Request, ending: string): boolean =>
  request.resourceType() === 'fetch' && new URL(request.url()).pathname.replace(/\/$/, '').endsWith(ending);

/** The link with exactly this text in the main content. */
export const linkInMain = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

/** Holds requests back until they are released. */
export async function holdRequests(page: Page, which: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(which, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Holds the router's request for a route until it is released. */
export const holdPage = (page: Page, ending: string): Promise<() => void> =>
  holdRequests(page, (url) => url.pathname.replace(/\/$/, '').endsWith(ending));
