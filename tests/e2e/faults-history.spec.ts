import { PAGE_FLAGS } from '../support/browserFlags.ts';
import { colorModeToggle, expect, heading, markDocument, isSameDocument, navbar, openAwake, test } from './site.ts';
import { wholeBrowser } from './wholeBrowser.ts';

// Playwright switches the back/forward cache off, so that going back always loads: here it is on, as for visitors.
test.use(wholeBrowser(PAGE_FLAGS, { ignoreDefaultArgs: ['--disable-back-forward-cache'] }));

test('a page that the browser kept comes back as it was, and works on', async ({ page, problems }) => {
  await openAwake(page, 'docs/cameras');
  await markDocument(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
    window.scrollTo({ top: 300, behavior: 'instant' });
  });
  await openAwake(page, 'donate/');
  await colorModeToggle(page).click();
  // A page that was kept is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading(page, 'Cameras')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { wasKept?: boolean }).wasKept)).toBe(true);
  // What was chosen meanwhile holds here too.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await colorModeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  expect(problems).toEqual([]);
});
