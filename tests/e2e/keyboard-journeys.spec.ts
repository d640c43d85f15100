import type { Page } from '@playwright/test';
import { editor, openPlayground } from './playgroundPage.ts';
import { expect, heading, main, navbar, openHydrated, test } from './site.ts';

const isInMain = (page: Page) => page.evaluate(() => document.activeElement?.closest('main') !== null);

test('a visitor at the keyboard follows a link, hears the new page and goes on inside it', async ({ page }) => {
  await openHydrated(page, 'docs/cameras');
  const link = main(page).locator('a[href$="/docs/actors"]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/actors\/?$/);
  await expect(main(page)).toBeFocused();
  await expect(page.locator('[aria-live=assertive]').filter({ hasText: 'Actors' })).toBeAttached();
  await page.keyboard.press('Tab');
  expect(await isInMain(page)).toBe(true);
});

test('a keyboard user keeps the focus in the navbar over a route change', async ({ page }) => {
  await openHydrated(page, '');
  const blog = navbar(page).getByRole('link', { name: 'Blog', exact: true });
  await blog.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/?$/);
  await expect(heading(page, /./)).toBeVisible();
  await expect(blog).toBeFocused();
});

test('a visitor at the keyboard goes back and still has a place', async ({ page }) => {
  await openHydrated(page, 'docs/cameras');
  await main(page).locator('a[href$="/docs/actors"]').first().press('Enter');
  await expect(page).toHaveURL(/\/docs\/actors\/?$/);
  await page.goBack();
  await expect(heading(page, 'Cameras')).toBeVisible();
  expect(await isInMain(page)).toBe(true);
});

test('a visitor at the keyboard chooses a tab and reads its panel', async ({ page }) => {
  await openHydrated(page, 'docs/quick-start');
  const tabs = page.getByRole('tablist', { name: 'package-manager' }).first().getByRole('tab');
  // Tabs get their keyboard behavior at idle time.
  await expect(async () => {
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  const panel = page.locator(`[id="${await tabs.nth(1).getAttribute('aria-controls')}"]`);
  await expect(panel).toBeVisible();
  await page.keyboard.press('End');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
});

test('a visitor at the keyboard writes in the playground and leaves it the way it says', async ({ page }) => {
  await openPlayground(page);
  await expect(editor(page)).toHaveAttribute('aria-label', /Press Escape, then Tab, to leave the editor/);
  await editor(page).focus();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  expect(await isInMain(page)).toBe(true);
});

test('a dialog of the playground takes the keyboard, and Escape gives it back', async ({ page }) => {
  await openPlayground(page);
  const examples = page.getByRole('button', { name: 'Examples', exact: true });
  await examples.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Examples' });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(examples).toBeFocused();
});

test('games and demos say what they show to those who cannot see them', async ({ page }) => {
  for (const route of ['docs/actors', 'blog/Cellular%20Automata', 'samples/breakout', '']) {
    await openHydrated(page, route);
    const nameless = await page.evaluate(() =>
      [...document.querySelectorAll('canvas, iframe, [data-live-example], [data-demo], .hero-stage img')]
        .filter((element) => {
          const caption = element.closest('figure')?.querySelector('figcaption')?.textContent;
          return !(element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? caption)?.trim();
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(nameless, route).toEqual([]);
  }
});
