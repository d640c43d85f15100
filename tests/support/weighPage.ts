import type { CDPSession, Page } from '@playwright/test';
import { waitForFrames } from './frames.ts';

export interface Transfer {
  url: string;
  /** The browser's name for what it is: Document, Script, Stylesheet, Font, Image, Fetch … */
  type: string;
  /** Over the network, with gzip, without response headers: those depend on the host, not on the page. */
  bytes: number;
  isBeforeLoad: boolean;
}

export interface Weight {
  transfers: Transfer[];
  /** URLs of requests to other hosts. */
  thirdParty: string[];
  layoutShift: number;
  domNodes: number;
  /** Parts of the page that React hydrates. */
  islands: number;
  errors: string[];
}

interface Arriving {
  url: string;
  type: string;
  headerBytes: number;
}

interface Finished extends Pick<Arriving, 'url' | 'type'> {
  bytes: number;
  /** Seconds on the browser's clock. */
  finishedAt: number;
}

interface Watched {
  finished: Finished[];
  /** When a request last started or finished, on this process's clock. */
  traffic: { lastAt: number };
}

async function watchTransfers(session: CDPSession): Promise<Watched> {
  const arriving = new Map<string, Arriving>();
  const finished: Finished[] = [];
  const traffic = { lastAt: performance.now() };
  const noteTraffic = () => void (traffic.lastAt = performance.now());
  await session.send('Network.enable');
  // All sizes are measured with gzip, also those of the site this one replaces.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  session.on('Network.requestWillBeSent', noteTraffic);
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    arriving.set(requestId, { url: response.url, type, headerBytes: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    noteTraffic();
    const known = arriving.get(requestId);
    if (!known) return;
    const { url, type, headerBytes } = known;
    finished.push({ url, type, bytes: Math.max(0, encodedDataLength - headerBytes), finishedAt: timestamp });
  });
  return { finished, traffic };
}

/** Longer than the gap between two requests that start at idle time, one after the other. */
const NETWORK_IDLE_MS = 600;
const NETWORK_IDLE_TIMEOUT_MS = 30_000;

/** Waits until no request has started or finished for a while. */
async function waitForNetworkIdle(page: Page, traffic: Watched['traffic']): Promise<void> {
  const start = performance.now();
  const deadline = start + NETWORK_IDLE_TIMEOUT_MS;
  while (performance.now() - Math.max(start, traffic.lastAt) < NETWORK_IDLE_MS) {
    if (performance.now() > deadline) throw new Error(`The network of ${page.url()} never became idle.`);
    await waitForFrames(page, 1);
  }
}

/** Adds up the layout shifts where the test can read them. */
function watchLayoutShift(): void {
  const seen = Object.assign(window, { layoutShift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const readPage = (page: Page): Promise<Pick<Weight, 'layoutShift' | 'domNodes' | 'islands'>> =>
  page.evaluate(() => ({
    layoutShift: (window as unknown as { layoutShift: number }).layoutShift,
    domNodes: document.querySelectorAll('*').length,
    islands: document.querySelectorAll('astro-island').length,
  }));

const isHydrated = (): boolean => document.querySelector('astro-island[ssr]:has(.navbar)') === null;

/** What a cold visit transfers until the page has hydrated and the network is idle. Needs a new browser page. */
export async function weighPage(page: Page, url: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  const { finished, traffic } = await watchTransfers(session);
  const { host } = new URL(url);
  const thirdParty: string[] = [];
  const errors: string[] = [];
  let loadedAt = Number.POSITIVE_INFINITY;
  await session.send('Page.enable');
  session.on('Page.loadEventFired', ({ timestamp }) => void (loadedAt = Math.min(loadedAt, timestamp)));
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith('http') && asked.host !== host) thirdParty.push(asked.href);
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(watchLayoutShift);
  await page.goto(url, { waitUntil: 'load' });
  // What the visitor's first interaction loads counts as well.
  await page.evaluate(() => void document.dispatchEvent(new Event('pointerover')));
  await page.waitForFunction(isHydrated);
  await waitForNetworkIdle(page, traffic);
  const facts = await readPage(page);
  const transfers = finished.map(({ finishedAt, ...transfer }) => ({
    ...transfer,
    isBeforeLoad: finishedAt <= loadedAt,
  }));
  return { ...facts, transfers, thirdParty, errors };
}

const KB = 1024;

/** The transferred size of one type, in KB. */
export const sumKb = (transfers: readonly Transfer[], type?: string): number =>
  transfers.filter((transfer) => !type || transfer.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / KB;
