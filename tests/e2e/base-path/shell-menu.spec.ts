import type { Page } from '@playwright/test';
import {
  DESKTOP,
  expect,
  heading,
  isSameDocument,
  markDocument,
  menu,
  menuToggle,
  navbar,
  openHydrated,
  PHONE,
  scrollY,
  test,
} from '../site.ts';

test.use({ viewport: PHONE });

async function openMenu(page: Page, route = 'test/start'): Promise<void> {
  await openHydrated(page, route);
  await menuToggle(page).click();
  await expect(menu(page)).toBeVisible();
}

/** Where the focus is: in the menu, in the page behind it, or outside the page. */
const focusPlace = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing';
    return focused.closest('#mobile-menu') ? 'menu' : 'page';
  });

test('a visitor on a phone finds all navbar links behind the menu button', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await expect(navbar(page).getByRole('link', { name: 'Blog', exact: true })).toBeHidden();
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
  await menuToggle(page).click();
  for (const name of ['Docs', 'API', 'Blog', 'Samples', 'Showcase', 'Donate', 'Premium Support']) {
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const name of ['Discussions', 'Discord', 'Stickers', 'GitHub']) {
    await expect(menu(page).getByRole('link', { name: `${name} (opens in a new tab)` })).toBeVisible();
  }
});

test('a page without a section shows no second menu', async ({ page }) => {
  await openMenu(page);
  await expect(menu(page).getByRole('button', { name: 'Back to main menu' })).toHaveCount(0);
});

test('a visitor in a section sees its menu first and goes back to the main menu', async ({ page }) => {
  await openMenu(page, 'test/section');
  const sectionLink = menu(page).getByRole('link', { name: 'Next in the section' });
  const mainLink = menu(page).getByRole('link', { name: 'Blog', exact: true });
  await expect(sectionLink).toBeInViewport();
  await expect(mainLink).not.toBeInViewport();
  await menu(page).getByRole('button', { name: 'Back to main menu' }).click();
  await expect(mainLink).toBeInViewport();
  await expect(sectionLink).not.toBeInViewport();
  await menu(page).getByRole('button', { name: 'Pages of this section' }).click();
  await expect(sectionLink).toBeInViewport();
});

test('the back button closes the menu and stays on the first page of a visit', async ({ page }) => {
  await openMenu(page);
  await markDocument(page);
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/test\/start$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('the back button closes the menu on a later page, and the next one goes back', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await page.getByRole('link', { name: 'Section', exact: true }).click();
  await expect(heading(page, 'Section')).toBeVisible();
  await menuToggle(page).click();
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect(heading(page, 'Section')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Start')).toBeVisible();
});

test('a visitor who followed a link in the menu goes back in one step', async ({ page }) => {
  await openMenu(page, 'test/section');
  await markDocument(page);
  await menu(page).getByRole('link', { name: 'Next in the section' }).click();
  await expect(heading(page, 'Next')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, 'Section')).toBeVisible();
  await expect(page).toHaveURL(/\/test\/section$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('a menu that was closed leaves no step behind in the history', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await page.getByRole('link', { name: 'Section', exact: true }).click();
  await expect(heading(page, 'Section')).toBeVisible();
  await menuToggle(page).click();
  await menu(page).getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, 'Start')).toBeVisible();
});

test('Escape closes the menu', async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
});

test('a tap beside the menu closes it', async ({ page }) => {
  await openMenu(page);
  await page.mouse.click(PHONE.width - 10, PHONE.height / 2);
  await expect(menu(page)).toHaveCount(0);
});

test('turning the phone to desktop width closes the menu', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 996, height: 700 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize(DESKTOP);
  await expect(menu(page)).toHaveCount(0);
  await expect(navbar(page).getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
});

test('the page behind the open menu does not scroll, and does again afterwards', async ({ page }) => {
  await openMenu(page);
  await page.mouse.move(PHONE.width - 10, 400);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  expect(await scrollY(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  // A single wheel event may arrive before the browser has updated the layout.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollY(page), { timeout: 1000 }).toBeGreaterThan(0);
  }).toPass();
});

test('the keyboard moves into the menu, stays inside and returns to the button', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await menuToggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeFocused();
  const places = new Set<string>();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    places.add(await focusPlace(page));
  }
  expect(places.has('menu')).toBe(true);
  expect(places.has('page')).toBe(false);
  await page.keyboard.press('Escape');
  await expect(menuToggle(page)).toBeFocused();
});

test('reduced motion opens the menu at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMenu(page);
  await expect(menu(page)).toHaveCSS('animation-duration', '0.001s');
});
