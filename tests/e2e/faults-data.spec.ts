import type { Locator, Page } from '@playwright/test';
import { editor, openPlayground, writeCode } from './playgroundPage.ts';
import { hits, openSearch } from './searchWindow.ts';
import { expect, heading, main, openHydrated, test } from './site.ts';

// Data that pages fetch: truncated, or from another deployment with a different format.
// Missing files of the search and the playground are covered by search-failures and faults-drafts.

const BODIES = ['{"a":["b', '{"version":0}', '[[null],0,"a"]'];

/** Serves a file as each of these in turn. */
async function withEach(page: Page, pattern: string, journey: () => Promise<void>): Promise<void> {
  for (const body of BODIES) {
    await page.route(pattern, (route) => route.fulfill({ contentType: 'application/json', body }));
    await test.step(body, journey);
    await page.unroute(pattern);
  }
}

/** The card of a focused link is fetched once the page is idle. */
async function focusUntilAsked(page: Page, link: Locator, pattern: string): Promise<void> {
  await expect(async () => {
    const answered = page.waitForResponse(pattern, { timeout: 2000 });
    await link.blur();
    await link.focus();
    await answered;
  }).toPass();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

test('with a spoilt glossary a word still leads there', async ({ page, problems }) => {
  await withEach(page, '**/docs/glossary.json', async () => {
    await openHydrated(page, 'docs/cameras');
    const term = main(page).locator('a.term').first();
    await focusUntilAsked(page, term, '**/docs/glossary.json');
    await term.press('Enter');
    await expect(page).toHaveURL(/\/docs\/glossary\/?#/);
  });
  expect(problems).toEqual([]);
});

test('with a spoilt card of a symbol its link works', async ({ page, problems }) => {
  await withEach(page, '**/*.cards.json', async () => {
    await openHydrated(page, 'api/class/Label');
    const link = page.locator('.api-tree').getByRole('link', { name: 'Actor' });
    await focusUntilAsked(page, link, '**/*.cards.json');
    await link.press('Enter');
    await expect(heading(page, 'Actor')).toBeVisible();
  });
  expect(problems).toEqual([]);
});

test('with spoilt names of the API the areas lead on', async ({ page, problems }) => {
  await withEach(page, '**/api/names.json', async () => {
    await openHydrated(page, 'api/class/Actor');
    await page.waitForLoadState('networkidle');
    await page.locator('[data-api-list]').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/api\/?#area-/);
  });
  expect(problems).toEqual([]);
});

test('with a spoilt index the search says so', async ({ page, problems }) => {
  await withEach(page, '**/search-index.json', async () => {
    await openSearch(page);
    await page.keyboard.type('camera');
    await expect(page.locator('.DocSearch-ErrorScreen')).toContainText('Unable to fetch results');
    await expect(hits(page)).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});

test('with a spoilt list of files the offline page says so, and tries again', async ({ page, problems }) => {
  const status = main(page).getByRole('status');
  await withEach(page, '**/offline.json', async () => {
    await openHydrated(page, 'offline/');
    await expect(status).toContainText('It stopped');
  });
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(status).toContainText(/of \d+ files are saved/);
  expect(problems).toEqual([]);
});

test("with the engine's types spoilt code can be written and kept", async ({ page, problems }) => {
  await withEach(page, '**/playground/typings.json', async () => {
    const answered = page.waitForResponse('**/playground/typings.json');
    await openPlayground(page);
    await writeCode(page, 'let mine = ex.Color.Red;');
    await answered;
    await expect(editor(page)).toHaveText('let mine = ex.Color.Red;');
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});
