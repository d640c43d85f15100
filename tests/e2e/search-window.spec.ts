import { staysTrue } from '../support/staysTrue.ts';
import { expect, isSameDocument, markDocument, openHydrated, PHONE, test } from './site.ts';
import { changeSettings, hits, hrefOf, openSearch, searchInput } from './searchWindow.ts';

test('the button, Ctrl+K, / and a key typed on the button open the window; Escape closes it', async ({ page }) => {
  await openHydrated(page, 'docs/');
  const button = page.getByRole('link', { name: 'Search', exact: true });
  await button.click();
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchInput(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('c');
  await expect(searchInput(page)).toHaveValue('c');
  await page.keyboard.press('Escape');

  await page.locator('body').press('/');
  await expect(searchInput(page)).toHaveValue('');
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toHaveCount(0);
});

test('keys typed into a field, a game or an editor stay there', async ({ page }) => {
  // Opened once before, so that its scripts are loaded and it would open at once.
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(searchInput(page)).toHaveCount(0);
  await page.evaluate(() => {
    const field = document.createElement('input');
    const game = document.createElement('canvas');
    game.tabIndex = 0;
    document.querySelector('main')!.append(field, game);
  });
  const isClosed = async () => (await searchInput(page).count()) === 0;
  // The shortcut works in fields, but a game may use it itself.
  const keys = { 'main input': ['/', 'a'], 'main canvas': ['/', 'a', 'Control+k'] };
  for (const [name, pressed] of Object.entries(keys)) {
    await page.locator(name).last().focus();
    for (const key of pressed) {
      await page.keyboard.press(key);
      // Checked after each key, because the shortcut would close a window that another key has opened.
      await staysTrue(page, `${key} in ${name} opens nothing`, isClosed, 500);
    }
  }
});

test('nothing of search travels before the visitor reaches for it', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await openHydrated(page, 'docs/');
  await page.waitForLoadState('networkidle');
  const ofSearch = (url: string) => /search-index|search-titles|search-bodies|openSearch|worker|docsearch/i.test(url);
  expect(urls.filter(ofSearch)).toEqual([]);
  await page.getByRole('link', { name: 'Search', exact: true }).hover();
  await expect.poll(() => urls.filter(ofSearch).some((url) => url.includes('search-titles'))).toBe(true);
});

test('hits are grouped, Enter follows the chosen one inside the site and it is remembered', async ({ page }) => {
  await openSearch(page);
  await markDocument(page);
  await expect(page.getByText('No recent searches')).toBeVisible();
  await page.keyboard.type('CollisionType');
  await expect(hits(page).first()).toHaveAttribute('href', /\/api\/enum\/CollisionType$/);
  await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('API: enumerations');
  await expect(page.locator('.DocSearch-Commands')).toContainText('to navigate');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/enum\/CollisionType$/);
  await expect(searchInput(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);

  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Recent');
  await page.getByTitle('Save this search').click();
  await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Favorite');
  await page.getByTitle('Remove this search from favorites').click();
  await expect(page.getByText('No recent searches')).toBeVisible();
});

test('a clicked hit leads to its heading inside the site', async ({ page }) => {
  await openSearch(page);
  await markDocument(page);
  await page.keyboard.type('Actor.kill');
  await expect(hits(page).first()).toHaveAttribute('href', /\/api\/class\/Actor#kill$/);
  await hits(page).first().click();
  await expect(page).toHaveURL(/\/api\/class\/Actor#kill$/);
  await expect(page.locator('[id="kill"]')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('what matches the external pattern is left to the browser', async ({ page }) => {
  await changeSettings(page, { externalUrlRegex: '/api/' });
  await openSearch(page);
  await markDocument(page);
  await page.keyboard.type('CollisionType');
  await expect(hits(page).first()).toHaveAttribute('href', /\/api\/enum\/CollisionType$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/enum\/CollisionType/);
  expect(await isSameDocument(page)).toBe(false);
});

test('without results the window says so, suggests, and takes a report', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('camera');
  await expect(hits(page).first()).toBeVisible();
  await searchInput(page).fill('qqqqzzzzxxxx');
  const screen = page.locator('.DocSearch-NoResults');
  await expect(screen).toContainText('No results for "qqqqzzzzxxxx"');
  await expect(screen).toContainText('Try searching for');
  await expect(screen).toContainText('Believe this query should return results?');
  await expect(screen.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /issues\/new.*qqqqzzzzxxxx/);
});

test('“See all results” leads to the page with all of them', async ({ page }) => {
  await openHydrated(page, 'search?q=sound');
  await page.waitForLoadState('networkidle');
  // Not by role: behind the open window the page is hidden from assistive technology, and from locators by role.
  const status = page.locator('main [role="status"]');
  await expect(status).toHaveText(/^\d+ results for “sound”$/);
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type('sound');
  const all = page.locator('.search-all');
  await expect(all).toHaveText(/^See all \d+ results$/);
  await expect
    .poll(async () => (await status.textContent())!.startsWith(`${(await all.textContent())!.match(/\d+/)![0]} `))
    .toBe(true);
  await all.click();
  await expect(page).toHaveURL(/\/search\?q=sound$/);
  await expect(page.locator('.search-result').first()).toBeVisible();
});

test('a query holds 64 characters and a group 5 hits', async ({ page }) => {
  await openSearch(page);
  await expect(searchInput(page)).toHaveAttribute('maxlength', '64');
  await searchInput(page).fill('event');
  await expect(hits(page).first()).toBeVisible();
  for (const group of await page.locator('.DocSearch-Hits').all()) {
    expect(await group.locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(5);
  }
});

test('on a phone the window fills the screen and has a way out', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openSearch(page);
  await page.keyboard.type('sprite');
  await expect(hits(page).first()).toBeVisible();
  const box = (await page.locator('.DocSearch-Modal').boundingBox())!;
  expect([box.x, box.y, box.width]).toEqual([0, 0, PHONE.width]);
  expect((await hrefOf(hits(page).first())).toLowerCase()).toContain('sprite');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(searchInput(page)).toHaveCount(0);
});
