import type { Browser, Page } from '@playwright/test';
import { createRandom } from '../../src/lib/random.ts';
import { toPercentile } from '../load/summary.ts';
import { MAX_NAVIGATION_MS } from '../../tests/support/budgets.ts';
import type { Figure } from './figures.ts';
import { VIEWPORT } from './openBrowser.ts';

const SEED = 13;
const START = '/docs/';
/** A page that was already prefetched sends no request to wait for. */
const PREFETCH_TIMEOUT_MS = 400;
/** The time between hovering over a link and clicking it, or between arriving on a page and going back. */
const REACTION_MS = 150;
const RETURNS = 20;
/** A link to a file or to a page outside the router never triggers a client-side navigation. */
const NAVIGATION_TIMEOUT_MS = 10_000;

/** The Scheduler API, which isn't in TypeScript's DOM types yet. */
interface Scheduler {
  postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void>;
}

/** URLs of other pages that a visitor could click now. */
const listLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isNavigable = (link: HTMLAnchorElement): boolean =>
      link.origin === location.origin &&
      link.pathname !== location.pathname &&
      !link.target &&
      !link.hasAttribute('download') &&
      !/\.\w+$/.test(link.pathname) &&
      link.checkVisibility();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isNavigable);
    return [...new Set(links.map((link) => link.getAttribute('href')!))];
  });

async function prefetch(page: Page, href: string): Promise<void> {
  const { pathname } = new URL(href, page.url());
  const arrived = page
    .waitForResponse((response) => new URL(response.url()).pathname.startsWith(pathname), {
      timeout: PREFETCH_TIMEOUT_MS,
    })
    .then((response) => response.finished())
    .catch(() => undefined);
  await page.evaluate((to) => {
    const link = [...document.links].find((one) => one.getAttribute('href') === to);
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, href);
  await arrived;
  await page.waitForTimeout(REACTION_MS);
}

/** Milliseconds from the click to the first frame of the next page; undefined if there was no client-side navigation. */
const timeNavigation = (page: Page, href: string | undefined): Promise<number | undefined> =>
  page
    .evaluate(
      ([to, timeoutMs]) =>
        new Promise<number | undefined>((resolve) => {
          setTimeout(() => resolve(undefined), timeoutMs);
          const start = performance.now();
          // The first task after the frame, so that lower-priority tasks don't count.
          const { scheduler } = window as unknown as { scheduler: Scheduler };
          const afterPaint = () =>
            void scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' });
          document.addEventListener('astro:after-swap', () => requestAnimationFrame(afterPaint), { once: true });
          if (to === undefined) return history.back();
          // The link may have been in a popup that has closed since, so click an equivalent link.
          const existing = [...document.links].find((link) => link.getAttribute('href') === to);
          const link = existing ?? Object.assign(document.createElement('a'), { href: to });
          if (!existing) document.body.append(link);
          return link.click();
        }),
      [href, NAVIGATION_TIMEOUT_MS] as const,
    )
    .catch(() => undefined);

const toSorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);

const untilNetworkIdle = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);

async function clickRandomLinks(page: Page, clicks: number): Promise<number[]> {
  const random = createRandom(SEED);
  const times: number[] = [];
  for (let at = 0; at < clicks; at++) {
    const links = await listLinks(page);
    const href = links[Math.floor(random() * links.length)];
    if (!href) throw new Error(`${page.url()} has no links to follow; stopped after ${at} clicks.`);
    await prefetch(page, href);
    const ms = await timeNavigation(page, href);
    if (ms === undefined) console.log(`  ${href} on ${page.url()} was not a client-side navigation`);
    else times.push(ms);
    await untilNetworkIdle(page);
    if ((at + 1) % 20 === 0) console.log(`  ${at + 1} of ${clicks} clicks`);
  }
  return times;
}

async function goBack(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < RETURNS; at++) {
    await page.waitForTimeout(REACTION_MS);
    const ms = await timeNavigation(page, undefined);
    if (ms !== undefined) times.push(ms);
    await untilNetworkIdle(page);
  }
  return times;
}

/** Measures the time from click to paint on prefetched links, over random clicks through the site, and back again. */
export async function measureNavigation(browser: Browser, origin: string, clicks: number): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(origin + START, { waitUntil: 'networkidle' });
  const forward = toSorted(await clickRandomLinks(page, clicks));
  const back = toSorted(await goBack(page));
  await context.close();
  const figure = (subject: string, measure: string, value: number, limit?: number): Figure => ({
    ...{ part: 'navigation', subject, measure, unit: 'ms', value: Math.round(value), limit },
  });
  const on = `${clicks} random clicks on prefetched links`;
  return [
    figure(on, 'median', toPercentile(forward, 0.5)),
    figure(on, '95th percentile', toPercentile(forward, 0.95), MAX_NAVIGATION_MS),
    figure(`${RETURNS} times back`, 'median', toPercentile(back, 0.5)),
    figure(`${RETURNS} times back`, '95th percentile', toPercentile(back, 0.95), MAX_NAVIGATION_MS),
  ];
}
