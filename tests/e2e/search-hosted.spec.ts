import type { HostedServer } from '../fixtures/search/hostedServer.ts';
import { HOSTED_HIT, startHostedServer } from '../fixtures/search/hostedServer.ts';
import { expect, openHydrated, test } from './site.ts';
import { changeSettings, hits, openSearch, searchInput } from './searchWindow.ts';

// The hosts are changed after the build here; a build that knows them lists them in its policy (build/policy).
test.use({ bypassCSP: true });

let server: HostedServer;
test.beforeAll(async () => {
  server = await startHostedServer([HOSTED_HIT]);
});
test.afterAll(() => server.close());

test.beforeEach(async ({ page }) => {
  server.behave('answer');
  server.asked.length = 0;
  await changeSettings(page, {
    appId: 'APP',
    apiKey: 'KEY',
    indexName: 'engine',
    hosts: [server.url],
    replaceSearchResultPathname: { from: '^/old/', to: '/' },
  });
});

test('with an application in the config the same window asks the hosted service', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('cam');
  await expect(hits(page).first()).toHaveAttribute('href', '/docs/cameras#shake');
  await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Guides & more');
  await expect(page.locator('.DocSearch-Logo')).toBeVisible();
  expect(server.asked.at(-1)!.requests[0]).toMatchObject({
    indexName: 'engine',
    query: 'cam',
    hitsPerPage: 20,
    attributesToSnippet: expect.arrayContaining(['content:10']),
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(await page.locator('.DocSearch-Hit img').count()).toBe(0);
});

test('no index file is loaded for the hosted service', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await openSearch(page);
  await page.keyboard.type('cam');
  await expect(hits(page).first()).toBeVisible();
  expect(urls.filter((url) => /search-(titles|bodies)/.test(url))).toEqual([]);
});

for (const behavior of ['down', 'broken', 'forbidden', 'garbage'] as const) {
  test(`a service that is ${behavior} shows the error and can be tried again`, async ({ page }) => {
    server.behave(behavior);
    await openSearch(page);
    await page.keyboard.type('cam');
    const screen = page.locator('.DocSearch-ErrorScreen');
    await expect(screen).toContainText('Unable to fetch results', { timeout: 20_000 });
    await expect(screen).toContainText('You might want to check your network connection.');
    server.behave('answer');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect(hits(page).first()).toBeVisible();
    await expect(searchInput(page)).toHaveValue('cam');
  });
}

test('the search page asks the hosted service too', async ({ page }) => {
  await openHydrated(page, 'search?q=cam');
  await expect(page.locator('.search-result').getByRole('link')).toHaveAttribute('href', '/docs/cameras#shake');
  expect(await page.locator('main img').count()).toBe(0);
});
