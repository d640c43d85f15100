import type { CDPSession } from '@playwright/test';
import { expect, open, test, untilAwake } from './site.ts';

const KB = 1024;
const BEFORE_LOAD_KB = 12;
const AFTER_IDLE_KB = 100;

interface Script {
  url: string;
  bytes: number;
  /** Seconds on the browser's clock. */
  finishedAt: number;
}

/** Lists every script of ours that travels, with its size on the wire. */
async function watchScripts(session: CDPSession): Promise<Script[]> {
  const urls = new Map<string, string>();
  // The headers of an answer depend on the host, not on the page.
  const headerBytes = new Map<string, number>();
  const scripts: Script[] = [];
  await session.send('Network.enable');
  // The budgets are counted in gzip.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' && response.url.includes('//localhost')) urls.set(requestId, response.url);
    headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const url = urls.get(requestId);
    if (url) scripts.push({ url, bytes: encodedDataLength - (headerBytes.get(requestId) ?? 0), finishedAt: timestamp });
  });
  return scripts;
}

const sumKb = (scripts: Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / KB;

test('a docs page is readable with 12 KB of script and complete with 100 KB', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const scripts = await watchScripts(session);
  await session.send('Page.enable');
  let loadedAt = Number.POSITIVE_INFINITY;
  session.on('Page.loadEventFired', ({ timestamp }) => void (loadedAt = timestamp));
  await open(page, 'docs/');
  await untilAwake(page);
  await page.waitForLoadState('networkidle');
  const before = scripts.filter(({ finishedAt }) => finishedAt <= loadedAt);
  const list = JSON.stringify(scripts.map(({ url, bytes }) => [url.split('/').at(-1), bytes]));
  expect(before.length, list).toBeGreaterThan(0);
  expect(sumKb(before), list).toBeLessThanOrEqual(BEFORE_LOAD_KB);
  expect(sumKb(scripts), list).toBeLessThanOrEqual(AFTER_IDLE_KB);
});
