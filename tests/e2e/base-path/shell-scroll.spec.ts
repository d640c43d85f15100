import type { Page } from '@playwright/test';
import { expect, heading, linkInMain, main, navbar, open, openHydrated, scrollPageTo, test } from '../site.ts';

const isShown = (page: Page) => expect(navbar(page).getByRole('link', { name: 'Blog', exact: true })).toBeInViewport();
const isGone = (page: Page) =>
  expect(navbar(page).getByRole('link', { name: 'Blog', exact: true })).not.toBeInViewport();

test('the navbar hides while a visitor scrolls down and returns when they scroll up', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await isShown(page);
  await scrollPageTo(page, 600);
  await isGone(page);
  await scrollPageTo(page, 700);
  await isGone(page);
  await scrollPageTo(page, 650);
  await isShown(page);
});

test('the navbar stays near the top of the page, whichever way a visitor scrolls', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await scrollPageTo(page, 20);
  await isShown(page);
  await scrollPageTo(page, 600);
  await isGone(page);
  await scrollPageTo(page, 0);
  await isShown(page);
});

test('a jump to a heading hides the navbar so that the heading is free', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await linkInMain(page, 'Far down').click();
  await expect(main(page).getByRole('heading', { name: 'Far down' })).toBeInViewport();
  await isGone(page);
});

test('a jump upwards to a heading hides the navbar too', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await scrollPageTo(page, 3000);
  await scrollPageTo(page, 2950);
  await isShown(page);
  await page.evaluate(() => (location.hash = '#far'));
  await expect(main(page).getByRole('heading', { name: 'Far down' })).toBeInViewport();
  await isGone(page);
  await scrollPageTo(page, 300);
  await isShown(page);
});

test('the navbar is there again on the next page', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await scrollPageTo(page, 600);
  await isGone(page);
  await linkInMain(page, 'Next page from here').click();
  await expect(heading(page, 'Next')).toBeVisible();
  await isShown(page);
});

test('keyboard focus in the hidden navbar shows it again', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await scrollPageTo(page, 600);
  await isGone(page);
  await navbar(page).getByRole('link', { name: 'Docs', exact: true }).focus();
  await isShown(page);
});

test('the navbar slides, and under reduced motion it does not', async ({ page }) => {
  await open(page, 'test/start');
  await expect(navbar(page)).toHaveCSS('transition-duration', '0.2s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(navbar(page)).toHaveCSS('transition-duration', '0.001s');
});
