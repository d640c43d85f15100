import type { Locator, Page } from '@playwright/test';
import { expect, heading, main, navbar, openHydrated, test } from './site.ts';

const style = (locator: Locator, name: string): Promise<string> =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('on paper', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.emulateMedia({ media: 'print' });
  });

  for (const route of ['docs/cameras', 'api/class/Actor', 'blog/goal-oriented-action-planning']) {
    test(`/${route} is text without navigation, dark on light`, async ({ page }) => {
      await openHydrated(page, route);
      await expect(heading(page, /./)).toBeVisible();
      for (const name of ['.navbar', '.announcement-bar', '.doc-sidebar', '.api-side', '[data-toc]', 'body > footer']) {
        for (const part of await page.locator(name).all()) await expect(part, name).toBeHidden();
      }
      expect(await style(page.locator('body'), 'color')).toBe('rgb(15, 36, 51)');
      expect((await main(page).locator('article').first().boundingBox())!.width).toBeGreaterThan(600);
    });
  }

  test('long lines of code are wrapped, not cut off', async ({ page }) => {
    await openHydrated(page, 'docs/cameras');
    const cut = await page
      .locator('.code-block__pre')
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).length);
    expect(cut).toBe(0);
    await expect(page.locator('.code-block__tools').first()).toBeHidden();
  });
});

test.describe('at 200 % zoom', () => {
  // A viewport of 1280 by 800 at 200% zoom.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  for (const route of ['', 'docs/cameras', 'api/class/Actor', 'samples/breakout', 'playground/']) {
    test(`/${route} loses nothing and does not scroll sideways`, async ({ page }) => {
      await openHydrated(page, route);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expect(page.getByRole('button', { name: 'Open the menu' })).toBeInViewport();
      // The sticky navbar must leave enough space to read.
      expect((await navbar(page).boundingBox())!.height).toBeLessThan(400 / 4);
    });
  }
});

test.describe('with reduced motion', () => {
  for (const route of ['', 'docs/cameras', 'samples/']) {
    test(`nothing on /${route} moves on its own`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHydrated(page, route);
      const moving = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(({ playState, effect }) => playState === 'running' && (effect?.getTiming().iterations ?? 1) > 1)
              .length,
        );
      await expect.poll(moving).toBe(0);
    });
  }
});

test.describe('in forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the current page, the chosen tab and the focus can be seen', async ({ page }) => {
    await openHydrated(page, 'docs/quick-start');
    const links = navbar(page).locator('.navbar__items');
    const current = links.getByRole('link', { name: 'Docs', exact: true });
    const other = links.getByRole('link', { name: 'Blog', exact: true });
    expect(await style(current, 'background-color')).not.toBe(await style(other, 'background-color'));
    const tabs = main(page).getByRole('tab');
    expect(await style(tabs.nth(0), 'background-color')).not.toBe(await style(tabs.nth(1), 'background-color'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus-visible');
    expect(await style(focused, 'outline-style')).toBe('solid');
    expect(Number.parseFloat(await style(focused, 'outline-width'))).toBeGreaterThanOrEqual(2);
  });

  test('buttons have an edge', async ({ page }) => {
    await openHydrated(page, '');
    for (const button of await page.getByRole('button').all()) {
      if (!(await button.isVisible())) continue;
      expect(await style(button, 'border-top-style')).toBe('solid');
      expect(Number.parseFloat(await style(button, 'border-top-width'))).toBeGreaterThan(0);
    }
  });
});
