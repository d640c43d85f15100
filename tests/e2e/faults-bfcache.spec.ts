import { PAGE_FLAGS } from '../support/browserFlags.ts';
import { colorModeToggle, expect, heading, markDocument, isSameDocument, navbar, openHydrated, test } from './site.ts';
import { fullBrowser } from './fullBrowser.ts';

// Playwright turns the back/forward cache off, so going back always loads. Here it's on, as for visitors.
test.use(fullBrowser(PAGE_FLAGS, { ignoreDefaultArgs: ['--disable-back-forward-cache'] }));

test('a page from the back/forward cache comes back as it was, and still works', async ({ page, problems }) => {
  await openHydrated(page, 'docs/cameras');
  await markDocument(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
    window.scrollTo({ top: 300, behavior: 'instant' });
  });
  await openHydrated(page, 'donate/');
  await colorModeToggle(page).click();
  // A page from the back/forward cache isn't loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading(page, 'Cameras')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { wasKept?: boolean }).wasKept)).toBe(true);
  // A choice made in the meantime applies here too.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await colorModeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  expect(problems).toEqual([]);
});
