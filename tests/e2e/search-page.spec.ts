import { expect, open, openHydrated, test } from './site.ts';

const results = '.search-result';

test('the query is in the URL: typing, reload and back preserve it', async ({ page }) => {
  await openHydrated(page, 'search');
  const input = page.getByRole('searchbox', { name: 'Search docs, API, posts and samples' });
  await input.fill('actor');
  await expect(page).toHaveURL(/\/search\?q=actor$/);
  await expect(page.locator(results).first()).toBeVisible();
  await page.reload();
  await expect(input).toHaveValue('actor');
  await page.locator(results).first().getByRole('link').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Search');
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(input).toHaveValue('actor');
  await expect(page.locator(results).first()).toBeVisible();
});

test('results are marked and can be narrowed to one part of the site', async ({ page }) => {
  await openHydrated(page, 'search?q=sound');
  await expect(page.locator(`${results} mark`).first()).toBeVisible();
  await page.getByText(/^API \d+$/).click();
  await expect(page).toHaveURL(/q=sound&in=api$/);
  await expect(page.locator(`${results}__path`).first()).toContainText('API');
  const links = await page
    .locator(`${results} a`)
    .evaluateAll((list) => list.map((link) => link.getAttribute('href')!));
  expect(links.length).toBeGreaterThan(0);
  expect(links.every((link) => link.includes('/api/'))).toBe(true);
});

test('more results come on scroll', async ({ page }) => {
  await openHydrated(page, 'search?q=event');
  await expect(page.locator(results)).toHaveCount(20);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.locator(results).count()).toBeGreaterThan(20);
  const links = await page.locator(`${results} a`).evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
});

test('text of pages and queries does not become markup', async ({ page, problems }) => {
  await openHydrated(page, `search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('main').getByRole('status')).not.toHaveText(/Searching|^$/);
  expect(await page.locator('main img').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('search engines are asked to leave the page out', async ({ page }) => {
  await open(page, 'search');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
