import type { Page } from '@playwright/test';
import { expect, menu, menuToggle, navbar, openHydrated, PHONE, test } from '../site.ts';

const trigger = (page: Page, name = 'Folded') => navbar(page).getByRole('button', { name, exact: true });
const entry = (page: Page, name = 'First entry') => navbar(page).getByRole('link', { name });
const elsewhere = (page: Page) => page.getByRole('button', { name: 'A button elsewhere' });

test.describe('on a wide screen', () => {
  test.beforeEach(async ({ page }) => void (await openHydrated(page, 'test/navbar')));

  test('every kind of item appears in the navbar', async ({ page }) => {
    const link = (name: string) => navbar(page).getByRole('link', { name, exact: true });
    await expect(link('Plain')).toHaveAttribute('href', '/engine/test/start');
    await expect(trigger(page)).toBeVisible();
    await expect(trigger(page, 'English')).toBeVisible();
    await expect(link('Search')).toBeVisible();
    await expect(navbar(page).locator('em')).toHaveText('Raw markup');
    await expect(link('Doc item')).toHaveAttribute('href', /^\/engine\/docs\//);
    await expect(link('Sidebar item')).toHaveAttribute('href', /^\/engine\/docs\//);
    await expect(link('Version item')).toHaveAttribute('href', /^\/engine\/docs\//);
    await expect(trigger(page, 'Next')).toBeVisible();
  });

  test('a menu of versions lists them with its extra entries', async ({ page }) => {
    await trigger(page, 'Next').hover();
    await expect(entry(page, 'Next')).toBeVisible();
    await expect(entry(page, 'All versions')).toBeVisible();
  });

  test('hovering opens a menu and leaving closes it', async ({ page }) => {
    await expect(entry(page)).toBeHidden();
    await trigger(page).hover();
    await expect(entry(page)).toBeVisible();
    await expect(navbar(page).getByRole('link', { name: 'Outside entry (opens in a new tab)' })).toBeVisible();
    await expect(entry(page, 'Doc entry')).toBeVisible();
    await expect(navbar(page).getByText('Raw entry')).toBeVisible();
    await elsewhere(page).hover();
    await expect(entry(page)).toBeHidden();
  });

  test('a click on the menu under the pointer leaves it open', async ({ page }) => {
    await trigger(page).click();
    await expect(entry(page)).toBeVisible();
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens a menu and closes it again`, async ({ page }) => {
      await trigger(page).focus();
      await page.keyboard.press(key);
      await expect(entry(page)).toBeVisible();
      await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(entry(page)).toBeHidden();
    });
  }

  test('Escape closes a menu and returns to its button', async ({ page }) => {
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await expect(entry(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(entry(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
  });

  test('a closed menu is no stop for the keyboard', async ({ page }) => {
    await trigger(page).focus();
    await page.keyboard.press('Tab');
    await expect(trigger(page, 'Current')).toBeFocused();
  });

  test('focus that moves elsewhere closes a menu', async ({ page }) => {
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await expect(entry(page)).toBeVisible();
    await elsewhere(page).focus();
    await expect(entry(page)).toBeHidden();
  });

  test('a press of the mouse elsewhere closes a menu', async ({ page }) => {
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await expect(entry(page)).toBeVisible();
    await page.mouse.click(600, 600);
    await expect(entry(page)).toBeHidden();
  });

  test('a menu with the current page in it is marked', async ({ page }) => {
    await expect(trigger(page, 'Current')).toHaveAttribute('aria-current', 'true');
    await expect(trigger(page)).not.toHaveAttribute('aria-current');
  });

  test('a menu with its own URL opens it on the second press', async ({ page }) => {
    await trigger(page, 'Current').hover();
    await expect(entry(page, 'This page')).toBeVisible();
    await trigger(page, 'Current').click();
    await expect(page).toHaveURL(/\/engine\/test\/start$/);
  });
});

test('choosing a language keeps path, query and hash', async ({ page }) => {
  await openHydrated(page, 'test/navbar?level=2#start');
  await trigger(page, 'English').click();
  const language = navbar(page).getByRole('link', { name: 'English' });
  await expect(language).toHaveAttribute('lang', 'en');
  const loaded = page.waitForEvent('framenavigated');
  await language.click();
  await loaded;
  await expect(page).toHaveURL(/\/engine\/test\/navbar\?level=2#start$/);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap opens a menu, a tap on it closes it, and so does a tap elsewhere', async ({ page }) => {
    await openHydrated(page, 'test/navbar');
    await trigger(page).tap();
    await expect(entry(page)).toBeVisible();
    await trigger(page).tap();
    await expect(entry(page)).toBeHidden();
    await trigger(page).tap();
    await expect(entry(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(entry(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });
  const fold = (page: Page, name: string) => menu(page).getByRole('button', { name });
  const inside = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

  test('a menu is folded unless it holds the current page', async ({ page }) => {
    await openHydrated(page, 'test/navbar');
    await menuToggle(page).click();
    await expect(fold(page, 'Folded')).toHaveAttribute('aria-expanded', 'false');
    await expect(inside(page, 'First entry')).toBeHidden();
    await expect(fold(page, 'Current')).toHaveAttribute('aria-expanded', 'true');
    await expect(inside(page, 'This page')).toBeVisible();
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a menu unfolds in the time its height asks for (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          Object.assign(window, { unfolding: { ...(options as object), height: this.scrollHeight } });
          return animate.call(this, frames, options);
        };
      });
      await openHydrated(page, 'test/navbar');
      await menuToggle(page).click();
      await fold(page, 'Folded').click();
      await expect(inside(page, 'First entry')).toBeVisible();
      const unfolding = await page.evaluate(
        () => (window as unknown as { unfolding: { duration: number; easing: string; height: number } }).unfolding,
      );
      const { height } = unfolding;
      const expected = reducedMotion === 'reduce' ? 1 : Math.round(4 + 15 * (height / 36) ** 0.25 + height / 180);
      expect(height).toBeGreaterThan(50);
      expect(unfolding).toMatchObject({ duration: expected, easing: 'ease-in-out' });
      await fold(page, 'Folded').click();
      await expect(inside(page, 'First entry')).toBeHidden();
    });
  }
});
