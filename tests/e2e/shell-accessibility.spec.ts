import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { builtRoutes, inBatches, IS_FULL } from './builtRoutes.ts';
import { expect, main, menuToggle, openAwake, PHONE, test } from './site.ts';

const ROUTES_A_TEST = 5;
/** One of each template; the playground, the search window and the Markdown features have tests of their own. */
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
  'nowhere',
];

/** The other theme has the same elements in other colours. Off by default in axe: targets of 24 px or with that much room. */
const rulesFor = (theme: string): Parameters<AxeBuilder['options']>[0] =>
  theme === 'dark'
    ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
    : { rules: { 'target-size': { enabled: true } } };

async function findViolations(page: Page, theme: string): Promise<string[]> {
  // The names of the API's sidebar arrive by themselves.
  await expect(page.locator('aside > [data-api-nav]:not([data-filled])')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).options(rulesFor(theme)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${page.url()} ${id}: ${node.html.slice(0, 160)} ${node.target.join(' ')}`),
  );
}

for (const theme of ['light', 'dark']) {
  test.describe(`in ${theme} mode`, () => {
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem('theme', value), theme));

    const routes = IS_FULL ? [...builtRoutes.map((route) => encodeURI(route)), 'nowhere'] : TEMPLATES;
    for (const batch of inBatches(routes, ROUTES_A_TEST)) {
      test(`/${batch[0]} and ${batch.length - 1} more have no barrier a machine can find`, async ({ page }) => {
        test.setTimeout(300_000);
        const found: string[] = [];
        for (const route of batch) {
          await openAwake(page, route);
          found.push(...(await findViolations(page, theme)));
        }
        expect(found).toEqual([]);
      });
    }

    test('a post has no barrier a machine can find', async ({ page }) => {
      await openAwake(page, 'blog/');
      await main(page).locator('article').getByRole('heading').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/blog\/[^/]+/);
      expect(await findViolations(page, theme)).toEqual([]);
    });

    test('the open menu on a phone has no barrier a machine can find', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openAwake(page, 'docs/');
      await menuToggle(page).click();
      await page
        .getByRole('dialog', { name: 'Menu' })
        .evaluate((element) =>
          Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
        );
      expect(await findViolations(page, theme)).toEqual([]);
    });
  });
}
