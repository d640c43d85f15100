import type { Page } from '@playwright/test';
import { builtRoutes, inBatches, IS_FULL, SEED } from './builtRoutes.ts';
import { expect, open, test, untilAwake } from './site.ts';
import { sampleRoutes } from './sampleRoutes.ts';

const ROUTES_A_TEST = 10;
const NARROW = { width: 360, height: 740 };

const routes = IS_FULL ? builtRoutes : sampleRoutes(builtRoutes, SEED);

/** What a visitor would not see but a developer would: warnings and requests that fail. */
function watchPage(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    // The tests themselves keep the service worker out.
    if (message.type() === 'warning' && !message.text().includes('blocked by Playwright'))
      found.push(`${page.url()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // Pages that are read ahead are given up when the visitor moves on.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`${page.url()}: ${request.url()} failed`);
  });
  page.on('response', (response) => {
    const isOfPage = response.request().resourceType() !== 'fetch';
    if (isOfPage && response.status() >= 400) found.push(`${page.url()}: ${response.url()} ${response.status()}`);
  });
  return found;
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const batch of inBatches(routes, ROUTES_A_TEST)) {
  test(`/${batch[0]} and ${batch.length - 1} more answer 200 without a word of complaint`, async ({
    page,
    problems,
  }) => {
    const found = watchPage(page);
    await page.setViewportSize(NARROW);
    for (const route of batch) {
      const response = await open(page, encodeURI(route));
      expect(response?.status(), route).toBe(200);
      await untilAwake(page);
      expect(await overflow(page), `${route} scrolls sideways`).toBeLessThanOrEqual(0);
      await expect(page.locator('h1'), route).toHaveCount(1);
    }
    expect([...problems, ...found]).toEqual([]);
  });
}
