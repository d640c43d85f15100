import type { Page } from '@playwright/test';
import { DESKTOP, expect, heading, main, openHydrated, test } from './site.ts';

test.use({ viewport: DESKTOP });

const HELD = '[style*="content-visibility"]';
const AHEAD = 'link[media="not all"]';
const sidebar = (page: Page) => page.locator('[data-sidebar]');

/** Follows a link to any page and returns what the page looked like right after the swap. */
function follow<T>(page: Page, href: string, look: () => T): Promise<T> {
  return page.evaluate(
    ([to, source]) =>
      new Promise<T>((resolve) => {
        const ask = new Function(`return (${source})()`) as () => T;
        document.addEventListener('astro:after-swap', () => resolve(ask()), { once: true });
        const link = Object.assign(document.createElement('a'), { href: to });
        document.body.append(link);
        link.click();
      }),
    [new URL(href, page.url()).href, look.toString()] as const,
  );
}

test('a long page renders its first screen first, and then all of it', async ({ page, problems }) => {
  await openHydrated(page, 'docs/cameras');
  const held = await follow(page, '../api/class/Engine', () => ({
    blocks: document.querySelectorAll('[data-flow] [style*="content-visibility"]').length,
    isFooterHeld: document.querySelector('footer[style*="content-visibility"]') !== null,
    isHeadingShown: document.querySelector('h1')!.checkVisibility({ contentVisibilityAuto: true }),
  }));
  expect(held.blocks).toBeGreaterThan(3);
  expect(held).toMatchObject({ isFooterHeld: true, isHeadingShown: true });
  await expect(page.locator(HELD)).toHaveCount(0);
  await expect(page.locator('footer.footer')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a page opened at a heading is scrolled to it, with everything above rendered', async ({ page }) => {
  await openHydrated(page, 'docs/cameras');
  await follow(page, '../api/class/Actor#onInitialize', () => undefined);
  await expect(page.locator(HELD)).toHaveCount(0);
  const top = () => page.locator('#onInitialize').evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(200);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('a page of another kind is styled when it is swapped in, by prefetched styles', async ({ page }) => {
  await openHydrated(page, 'docs/cameras');
  await page.locator('.navbar a[href$="/showcase/"]').first().hover();
  await expect(page.locator(AHEAD)).not.toHaveCount(0);
  await expect
    .poll(() => page.locator(AHEAD).evaluateAll((links) => links.every((link) => 'sheet' in link && link.sheet)))
    .toBe(true);
  const swapped = await follow(page, '../showcase/', () => ({
    display: getComputedStyle(document.querySelector('.gallery')!).display,
    // Counted at the swap: a moment later the page the visitor came from is prefetched in the same way.
    unusedStyles: document.querySelectorAll('link[media="not all"]').length,
  }));
  expect(swapped).toEqual({ display: 'grid', unusedStyles: 0 });
});

test('the tree of the docs stays as it was scrolled, and marks the page that is shown', async ({ page }) => {
  await openHydrated(page, 'docs/actors');
  const last = sidebar(page).locator('a').last();
  await last.scrollIntoViewIfNeeded();
  const before = await sidebar(page).evaluate((tree) => tree.scrollTop);
  expect(before).toBeGreaterThan(100);
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
  expect(await sidebar(page).evaluate((tree) => tree.scrollTop)).toBeCloseTo(before, -1);
  await expect(main(page)).toBeFocused();
});

test('the current page is scrolled into view in the tree', async ({ page }) => {
  await openHydrated(page, 'docs/actors');
  const href = (await sidebar(page).locator('a').last().getAttribute('href'))!;
  await follow(page, href, () => undefined);
  await expect(heading(page, /./)).toBeVisible();
  await expect(sidebar(page).locator('[aria-current]')).toBeInViewport();
});
