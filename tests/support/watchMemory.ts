import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Figure } from '../../tools/bench/figures.ts';
import { VIEWPORT } from '../../tools/bench/openBrowser.ts';

/** Pages with all that can leak: islands, running demos and examples, canvases, search, the API's cards. */
export const ROUND: readonly string[] = [
  '/docs/actors',
  '/api/class/Actor',
  '/blog/Wave%20Function%20Collapse',
  '/samples',
  '/',
  '/docs/',
];

/** What the page retains after garbage collection. */
interface Holding {
  heapMb: number;
  nodes: number;
  listeners: number;
  canvases: number;
  frames: number;
}

export interface Growth {
  navigations: number;
  first: Holding;
  last: Holding;
}

const MB = 1024 * 1024;

async function countCanvases(session: CDPSession): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'HTMLCanvasElement.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! });
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId! });
  return length.value as number;
}

async function readHolding(page: Page, session: CDPSession): Promise<Holding> {
  const canvases = await countCanvases(session);
  // The second run collects what the first one made unreachable.
  for (let at = 0; at < 2; at++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    heapMb: metric('JSHeapUsedSize') / MB,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    canvases,
    frames: page.frames().length,
  };
}

/** Navigates on the client, as a click on a link does, without a full load. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (href) =>
      new Promise<void>((resolve) => {
        document.addEventListener('astro:page-load', () => resolve(), { once: true });
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
      }),
    address,
  );
  // Islands hydrate when the page is idle; only then can they leak.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
}

/** Repeats the same round of pages and compares memory at the end. The first rounds fill caches. */
export async function watchMemory(
  page: Page,
  site: string,
  { rounds, warmRounds, onRound }: { rounds: number; warmRounds: number; onRound?: (round: number) => void },
): Promise<Growth> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(site + ROUND.at(-1)!, { waitUntil: 'networkidle' });
  const walkRound = async (): Promise<void> => {
    for (const route of ROUND) await goTo(page, site + route);
  };
  for (let at = 0; at < warmRounds; at++) await walkRound();
  await page.waitForLoadState('networkidle');
  const first = await readHolding(page, session);
  for (let at = 0; at < rounds; at++) {
    await walkRound();
    onRound?.(at + 1);
  }
  await page.waitForLoadState('networkidle');
  return { navigations: rounds * ROUND.length, first, last: await readHolding(page, session) };
}

const WARM_ROUNDS = 3;

/** The memory that the browser retains after many pages, compared with a few. */
export async function measureMemory(browser: Browser, origin: string, navigations: number): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const rounds = Math.ceil(navigations / ROUND.length);
  const grown = await watchMemory(await context.newPage(), origin, {
    rounds,
    warmRounds: WARM_ROUNDS,
    onRound: (at) => at % 10 === 0 && console.log(`  ${at * ROUND.length} of ${rounds * ROUND.length} pages`),
  });
  await context.close();
  const { first, last } = grown;
  const subject = `${grown.navigations} pages, one after another`;
  const figure = (measure: string, unit: string, value: number): Figure => ({
    ...{ part: 'memory', subject, measure, unit, value: Number(value.toFixed(2)) },
  });
  return [
    figure('heap at the start', 'MB', first.heapMb),
    figure('heap more at the end', 'MB', last.heapMb - first.heapMb),
    figure('nodes at the start', '', first.nodes),
    figure('nodes more at the end', '', last.nodes - first.nodes),
    figure('listeners at the start', '', first.listeners),
    figure('listeners more at the end', '', last.listeners - first.listeners),
    figure('canvases more at the end', '', last.canvases - first.canvases),
    figure('frames more at the end', '', last.frames - first.frames),
  ];
}
