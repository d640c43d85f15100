import type { Page } from '@playwright/test';
import {
  ALL_RULES,
  COLOR_RULES,
  findViolations,
  disableTransitions,
  showTheme,
  THEMES,
  waitForTransitions,
} from './accessibility.ts';
import { builtRoutes, IS_FULL } from './builtRoutes.ts';
import { inBatches } from './inBatches.ts';
import { expect, main, menuToggle, openHydrated, PHONE, test } from './site.ts';
import { watchPage } from './watchPage.ts';

const ROUTES_A_TEST = IS_FULL ? 15 : 5;
/** One page of each template; the playground, the search window and the Markdown features have their own tests. */
const TEMPLATES = [
  '',
  'docs/',
  'docs/quick-start',
  'docs/category/fundamentals',
  'api/',
  'api/class/Timer',
  'api/enum/CollisionType',
  'api/function/vec',
  'api/changes',
  'blog/',
  'blog/archive',
  'samples/',
  'samples/breakout',
  'showcase/',
  'donate/',
  'premium-support/',
  'search?q=actor',
  'offline',
];
/** The not-found page, which is served with status 404. */
const NOWHERE = 'nowhere';
const ROUTES = [...(IS_FULL ? builtRoutes.map((route) => encodeURI(route)) : TEMPLATES), NOWHERE];

// Without color transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Renders content that is deferred until it's near the viewport. */
async function drawDiagrams(page: Page): Promise<void> {
  for (const diagram of await page.locator('[data-diagram]').all()) {
    await diagram.scrollIntoViewIfNeeded();
    await expect(diagram.locator('.diagram__picture svg')).toBeVisible();
  }
  // The navbar must only cover the top of the page.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

async function openWhole(page: Page, route: string): Promise<void> {
  await openHydrated(page, route);
  // The API sidebar loads its entries after the page.
  await expect(page.locator('aside > [data-api-nav]:not([data-filled])')).toHaveCount(0);
  await drawDiagrams(page);
}

async function findInBothThemes(page: Page): Promise<string[]> {
  await disableTransitions(page);
  const found: string[] = [];
  for (const theme of THEMES) {
    await showTheme(page, theme);
    found.push(...(await findViolations(page, IS_FULL || theme === 'light' ? ALL_RULES : COLOR_RULES)));
  }
  return found;
}

for (const batch of inBatches(ROUTES, ROUTES_A_TEST)) {
  test(`/${batch[0]} and ${batch.length - 1} more have no barrier a machine can find, in light and dark`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(60_000 * batch.length);
    const complaints = watchPage(page);
    const found: string[] = [];
    for (const route of batch) {
      await openWhole(page, route);
      found.push(...(await findInBothThemes(page)));
    }
    expect(found).toEqual([]);
    expect([...problems, ...complaints.filter((complaint) => !complaint.includes(`/${NOWHERE} `))]).toEqual([]);
  });
}

test('a post has no barrier a machine can find', async ({ page }) => {
  await openHydrated(page, 'blog/');
  await main(page).locator('article').getByRole('heading').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/[^/]+/);
  await drawDiagrams(page);
  expect(await findInBothThemes(page)).toEqual([]);
});

test('the open menu on a phone has no barrier a machine can find', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, 'docs/');
  await menuToggle(page).click();
  await waitForTransitions(page);
  expect(await findInBothThemes(page)).toEqual([]);
});
