import type { Page } from '@playwright/test';
import { isOtherHost } from './otherHosts.ts';

/** What a visitor would not see but a developer would: warnings and requests that fail. */
export function watchPage(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    // The tests themselves keep the service worker out.
    if (message.type() === 'warning' && !message.text().includes('blocked by Playwright'))
      found.push(`${page.url()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    if (isOtherHost(request.url())) return;
    // Pages that are read ahead are given up when the visitor moves on.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`${page.url()}: ${request.url()} failed`);
  });
  page.on('response', (response) => {
    const isOfPage = response.request().resourceType() !== 'fetch';
    if (isOfPage && response.status() >= 400) found.push(`${page.url()}: ${response.url()} ${response.status()}`);
  });
  return found;
}
