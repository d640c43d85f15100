import type { Page } from '@playwright/test';
import { expect, main, navbar, open, openHydrated, test } from './site.ts';

const link = (page: Page, name: string) => navbar(page).getByRole('link', { name, exact: true });
const INTERNAL = ['Docs', 'API', 'Blog', 'Samples', 'Showcase', 'Donate', 'Premium Support'];
const EXTERNAL = ['Discussions', 'Discord', 'Stickers', 'GitHub'];

test('a keyboard visitor skips the navigation with the first press of Tab', async ({ page }) => {
  await open(page, 'docs/');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('the navbar offers every place of the site in its order, support and code on the right', async ({ page }) => {
  await open(page);
  const names = await navbar(page).locator('.navbar__items a').allInnerTexts();
  const shown = names.map((name) => name.replace(/\s*\(opens in a new tab\)/, '').trim());
  expect(shown).toEqual([...INTERNAL.slice(0, 6), 'Discussions', 'Discord', 'Stickers', 'Premium Support', 'GitHub']);
  const donate = await link(page, 'Donate').boundingBox();
  const support = await link(page, 'Premium Support').boundingBox();
  expect(support!.x).toBeGreaterThan(donate!.x);
  await expect(navbar(page).getByRole('link', { name: 'Excalibur.js' })).toHaveAttribute('href', '/');
  await expect(navbar(page).getByRole('link', { name: 'Search' })).toBeVisible();
});

test('the navbar marks where the visitor is, on pages below too', async ({ page }) => {
  await open(page, 'docs/');
  await expect(link(page, 'Docs')).toHaveAttribute('aria-current', 'page');
  await expect(navbar(page).locator('[aria-current]')).toHaveCount(1);
  await open(page, 'blog/archive');
  await expect(link(page, 'Blog')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Docs')).not.toHaveAttribute('aria-current');
});

test('links out of the site open in a new tab and say so to a screen reader', async ({ page, context }) => {
  await openHydrated(page);
  for (const name of EXTERNAL) {
    const outside = navbar(page).getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', /\bnoopener\b/);
  }
  await context.route(/github\.com/, (route) => route.fulfill({ body: '' }));
  const opened = context.waitForEvent('page');
  await navbar(page)
    .getByRole('link', { name: /^GitHub/ })
    .click();
  expect((await opened).url()).toContain('github.com/excaliburjs/Excalibur');
  await expect(page).toHaveURL(/\/$/);
});

test('no link out of the site anywhere on a page forgets noopener', async ({ page }) => {
  for (const route of ['', 'docs/', 'blog/', 'nowhere']) {
    await open(page, route);
    const forgetful = await page
      .locator('a[href^="http"]:not([href*="//localhost"])')
      .evaluateAll((links) =>
        links
          .filter((a) => a.getAttribute('target') !== '_blank' || !/\bnoopener\b/.test(a.getAttribute('rel') ?? ''))
          .map((a) => a.outerHTML),
      );
    expect(forgetful, route).toEqual([]);
  }
});

test('a visitor who wants to search without the search window is led to the search page', async ({ page }) => {
  await open(page);
  await expect(navbar(page).getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});

test('the footer leads on and names the year', async ({ page }) => {
  await open(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('2025');
  for (const name of ['Docs', 'Community', 'More']) {
    await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'API reference' })).toHaveAttribute('href', '/api');
  await expect(footer.getByRole('link', { name: 'Read offline' })).toHaveAttribute('href', '/offline/');
});

test('the title names the page, then the site', async ({ page }) => {
  await open(page, 'blog/archive');
  await expect(page).toHaveTitle(/^.+ \| Excalibur\.js$/);
  await open(page);
  await expect(page).toHaveTitle(/^Excalibur\.js \| .+/);
});

test('headings below the first have a link that names them', async ({ page }) => {
  await open(page, 'docs/actions');
  const headings = main(page).locator('article :is(h2, h3)[id]');
  expect(await headings.count()).toBeGreaterThan(1);
  for (const heading of await headings.all()) {
    const id = await heading.getAttribute('id');
    const anchor = heading.getByRole('link', { name: /^Direct link to / });
    await expect(anchor).toHaveAttribute('href', `#${id}`);
  }
  await expect(main(page).getByRole('heading', { level: 1 }).getByRole('link')).toHaveCount(0);
});
