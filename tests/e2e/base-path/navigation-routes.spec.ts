import {
  expect,
  heading,
  isPageFetch,
  isSameDocument,
  linkInMain,
  main,
  markDocument,
  navbar,
  open,
  openHydrated,
  scrollPageTo,
  scrollY,
  test,
} from '../site.ts';

test('a visitor who follows a link gets the next page without a full load, at its top', async ({ page, problems }) => {
  await openHydrated(page, 'test/start');
  await markDocument(page);
  await scrollPageTo(page, 600);
  await linkInMain(page, 'Next page from here').click();
  await expect(heading(page, 'Next')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page).toHaveURL(/\/engine\/test\/next$/);
  await expect(page).toHaveTitle('Next | Excalibur.js');
  expect(await scrollY(page)).toBe(0);
  expect(problems).toEqual([]);
});

test('a visitor who follows a link to a heading lands on that heading', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await markDocument(page);
  await linkInMain(page, 'Far down on the next page').click();
  await expect(heading(page, 'Next')).toBeAttached();
  await expect(main(page).getByRole('heading', { name: 'Far down here' })).toBeInViewport();
  await expect(page).toHaveURL(/\/test\/next#far$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('a visitor who changes only the query stays where they were on the page', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await markDocument(page);
  await linkInMain(page, 'Grid view').scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  await linkInMain(page, 'Grid view').click();
  await expect(page).toHaveURL(/\?view=grid$/);
  expect(await scrollY(page)).toBe(before);
  expect(await isSameDocument(page)).toBe(true);
});

test('a visitor who goes back over a change of the query returns to the place they left', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await linkInMain(page, 'Grid view').scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await linkInMain(page, 'Grid view').click();
  await expect(page).toHaveURL(/\?view=grid$/);
  await scrollPageTo(page, 200);
  await page.goBack();
  await expect(page).toHaveURL(/\/test\/start$/);
  await expect.poll(() => scrollY(page)).toBe(before);
});

test('a visitor who follows a link to the page they are on comes back to its top', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await scrollPageTo(page, 300);
  await linkInMain(page, 'This page').click();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('a visitor who goes back and forward finds both pages where they left them', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await markDocument(page);
  await linkInMain(page, 'Next page from here').scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  await linkInMain(page, 'Next page from here').click();
  await expect(heading(page, 'Next')).toBeVisible();
  await scrollPageTo(page, 900);
  await page.goBack();
  await expect(heading(page, 'Start')).toBeAttached();
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.goForward();
  await expect(heading(page, 'Next')).toBeAttached();
  await expect.poll(() => scrollY(page)).toBe(900);
  expect(await isSameDocument(page)).toBe(true);
});

for (const name of ['Next page by its file name', 'Next page by its index file']) {
  test(`a visitor who follows the link "${name}" sees the clean URL`, async ({ page }) => {
    await openHydrated(page, 'test/start');
    await markDocument(page);
    await linkInMain(page, name).click();
    await expect(heading(page, 'Next')).toBeAttached();
    await expect(page).toHaveURL(name.includes('file name') ? /\/test\/next\?from=html#far$/ : /\/test\/next\/$/);
    expect(await isSameDocument(page)).toBe(true);
  });
}

for (const [route, clean] of [
  ['test/next.html?a=1#far', /\/test\/next\?a=1#far$/],
  ['test/next/index.html', /\/test\/next\/$/],
] as const) {
  test(`a visitor who opens ${route} sees the clean URL`, async ({ page }) => {
    await open(page, route);
    await expect(page).toHaveURL(clean);
    await expect(heading(page, 'Next')).toBeAttached();
  });
}

test('a jump within a page opened by its file name does not ask for the page again', async ({ page }) => {
  await openHydrated(page, 'test/start/index.html');
  let fetches = 0;
  page.on('request', (request) => void (isPageFetch(request, '/test/start') && (fetches += 1)));
  await linkInMain(page, 'Far down').click();
  await expect(page).toHaveURL(/\/test\/start\/#far$/);
  await expect(main(page).getByRole('heading', { name: 'Far down' })).toBeInViewport();
  expect(fetches).toBe(0);
});

test('a visitor who follows a dead link sees the not-found page with the frame around it', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await markDocument(page);
  await linkInMain(page, 'A page that is gone').click();
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page).toHaveURL(/\/test\/nowhere$/);
  await expect(navbar(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a visitor who opens a picture by a link twice gets the picture twice', async ({ page }) => {
  await openHydrated(page, 'test/start');
  for (let visit = 0; visit < 2; visit += 1) {
    await linkInMain(page, 'A picture').click();
    await expect(page).toHaveURL(/favicon\.svg$/);
    await page.goBack();
    await expect(heading(page, 'Start')).toBeVisible();
  }
});

test('a link to a document without the frame loads that document as a whole', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await markDocument(page);
  await linkInMain(page, 'A document without the frame').click();
  await expect(page.getByRole('heading', { name: 'A document of its own' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('the header keeps its state and marks the new page after a route change', async ({ page }) => {
  await openHydrated(page, '');
  await markDocument(page);
  const header = await navbar(page).elementHandle();
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/engine\/blog\/?$/);
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(navbar(page).getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('a screen reader hears the title of the new page', async ({ page }) => {
  await openHydrated(page, 'test/start');
  await linkInMain(page, 'Next page').click();
  await expect(page.locator('[aria-live=assertive]').filter({ hasText: 'Next | Excalibur.js' })).toBeAttached();
});
