import type { Browser, Page } from '@playwright/test';
import { createRandom } from '../../src/lib/random.ts';
import { toPercentile } from '../load/summary.ts';
import { MAX_NAVIGATION_MS } from '../../tests/support/budgets.ts';
import type { Figure } from './figures.ts';
import { VIEWPORT } from './openBrowser.ts';

const SEED = 13;
const START = '/docs/';
/** A page that was read ahead before sends no request to wait for. */
const READ_AHEAD_MS = 400;
/** Nobody points at a link and presses it in the same moment, nor goes back before they have seen where they are. */
const HAND_MS = 150;
const RETURNS = 20;
/** A link to a file or to another kind of page never shows a next page of the router. */
const PATIENCE_MS = 10_000;

/** What the compiler does not know of the browser. */
interface Scheduler {
  postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void>;
}

/** Addresses of other pages that a visitor could click now. */
const listLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isWalkable = (link: HTMLAnchorElement): boolean =>
      link.origin === location.origin &&
      link.pathname !== location.pathname &&
      !link.target &&
      !link.hasAttribute('download') &&
      !/\.\w+$/.test(link.pathname) &&
      link.checkVisibility();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isWalkable);
    return [...new Set(links.map((link) => link.getAttribute('href')!))];
  });

async function readAhead(page: Page, href: string): Promise<void> {
  const { pathname } = new URL(href, page.url());
  const arrived = page
    .waitForResponse((response) => new URL(response.url()).pathname.startsWith(pathname), { timeout: READ_AHEAD_MS })
    .then((response) => response.finished())
    .catch(() => undefined);
  await page.evaluate((to) => {
    const link = [...document.links].find((one) => one.getAttribute('href') === to);
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, href);
  await arrived;
  await page.waitForTimeout(HAND_MS);
}

/** Milliseconds from leaving to the first frame that shows the next page; nothing where the browser stayed or left the site's router. */
const timeNavigation = (page: Page, href: string | undefined): Promise<number | undefined> =>
  page
    .evaluate(
      ([to, patienceMs]) =>
        new Promise<number | undefined>((resolve) => {
          setTimeout(() => resolve(undefined), patienceMs);
          const start = performance.now();
          // The first task after the frame: what waits for its turn does not count.
          const { scheduler } = window as unknown as { scheduler: Scheduler };
          const afterPaint = () =>
            void scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' });
          document.addEventListener('astro:after-swap', () => requestAnimationFrame(afterPaint), { once: true });
          if (to === undefined) return history.back();
          // A link of a card that has closed in the meantime leads on all the same.
          const shown = [...document.links].find((link) => link.getAttribute('href') === to);
          const link = shown ?? Object.assign(document.createElement('a'), { href: to });
          if (!shown) document.body.append(link);
          return link.click();
        }),
      [href, PATIENCE_MS] as const,
    )
    .catch(() => undefined);

const toSorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);

const untilQuiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);

async function walk(page: Page, clicks: number): Promise<number[]> {
  const random = createRandom(SEED);
  const times: number[] = [];
  for (let at = 0; at < clicks; at++) {
    const links = await listLinks(page);
    const href = links[Math.floor(random() * links.length)];
    if (!href) throw new Error(`${page.url()} leads nowhere; the walk ended after ${at} clicks.`);
    await readAhead(page, href);
    const ms = await timeNavigation(page, href);
    if (ms === undefined) console.log(`  ${href} on ${page.url()} was left to the browser`);
    else times.push(ms);
    await untilQuiet(page);
    if ((at + 1) % 20 === 0) console.log(`  ${at + 1} of ${clicks} clicks`);
  }
  return times;
}

async function goBack(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < RETURNS; at++) {
    await page.waitForTimeout(HAND_MS);
    const ms = await timeNavigation(page, undefined);
    if (ms !== undefined) times.push(ms);
    await untilQuiet(page);
  }
  return times;
}

/** From click to painted content on links read ahead, over a random walk through the site, and the way back. */
export async function measureWalks(browser: Browser, origin: string, clicks: number): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(origin + START, { waitUntil: 'networkidle' });
  const forward = toSorted(await walk(page, clicks));
  const back = toSorted(await goBack(page));
  await context.close();
  const figure = (subject: string, measure: string, value: number, limit?: number): Figure => ({
    ...{ part: 'walks', subject, measure, unit: 'ms', value: Math.round(value), limit },
  });
  const on = `${clicks} random clicks on links read ahead`;
  return [
    figure(on, 'half are faster than', toPercentile(forward, 0.5)),
    figure(on, '95 % are faster than', toPercentile(forward, 0.95), MAX_NAVIGATION_MS),
    figure(`${RETURNS} times back`, 'half are faster than', toPercentile(back, 0.5)),
    figure(`${RETURNS} times back`, '95 % are faster than', toPercentile(back, 0.95), MAX_NAVIGATION_MS),
  ];
}
