import type { Page } from '@playwright/test';
import { isOtherHost } from './otherHosts.ts';

/** Collects what only developers see: warnings and failed requests. */
export function watchPage(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    // The tests themselves block the service worker.
    if (message.type() === 'warning' && !message.text().includes('blocked by Playwright'))
      found.push(`${page.url()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    if (isOtherHost(request.url())) return;
    // Prefetches are canceled when the visitor navigates.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`${page.url()}: ${request.url()} failed`);
  });
  page.on('response', (response) => {
    const isOfPage = response.request().resourceType() !== 'fetch';
    if (isOfPage && response.status() >= 400) found.push(`${page.url()}: ${response.url()} ${response.status()}`);
  });
  return found;
}
