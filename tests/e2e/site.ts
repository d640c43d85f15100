import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { isAboutOtherHost } from './otherHosts.ts';
import { expect, test as base } from './weakCard.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** A page read ahead that is not there: broken links are warnings of the build, not faults of the page. */
const isDeadLink = (message: ConsoleMessage): boolean =>
  message.text().includes('404') && !/\.\w+$/.test(new URL(message.location().url || 'about:blank').pathname);

/** What goes wrong in the console of the page is kept. */
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

/** Opens a route given without leading slash, so that it stays below the base path of the build under test. */
export const open = (page: Page, route = '') => page.goto(`./${route}`);

/** Comes to the page with the pointer and waits until the header has its behaviour. */
export async function untilAwake(page: Page): Promise<void> {
  await page.evaluate(() => void document.dispatchEvent(new Event('pointerover')));
  await expect(page.locator('astro-island[ssr]:has(.navbar)')).toHaveCount(0, { timeout: 60_000 });
}

export async function openAwake(page: Page, route = '') {
  const response = await open(page, route);
  await untilAwake(page);
  return response;
}

/** Leaves a mark that a full load would wipe away. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'isSameDocument' in window);

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as a visitor does and waits until the browser says that it is over. */
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

/** Requests the router makes for a page, as opposed to the browser loading a document. */
export const isPageFetch = (request: Request, ending: string): boolean =>
  request.resourceType() === 'fetch' && new URL(request.url()).pathname.replace(/\/$/, '').endsWith(ending);

/** The link with exactly this text in the page itself. */
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
