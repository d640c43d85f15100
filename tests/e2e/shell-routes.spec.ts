import type { Page } from '@playwright/test';
import { findViolations, disableTransitions, TARGET_RULES } from './accessibility.ts';
import { builtRoutes, IS_FULL, SEED } from './builtRoutes.ts';
import { inBatches } from './inBatches.ts';
import { expect, open, test, waitForHydration } from './site.ts';
import { sampleRoutes } from './sampleRoutes.ts';
import { watchPage } from './watchPage.ts';

const ROUTES_A_TEST = 10;
const NARROW = { width: 360, height: 740 };

// The smallest phone, with touch instead of a mouse.
test.use({ viewport: NARROW, hasTouch: true });

const routes = IS_FULL ? builtRoutes : sampleRoutes(builtRoutes, SEED);

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const batch of inBatches(routes, ROUTES_A_TEST)) {
  test(`/${batch[0]} and ${batch.length - 1} more answer 200 without a word of complaint`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(60_000 * batch.length);
    const found = watchPage(page);
    for (const route of batch) {
      const response = await open(page, encodeURI(route));
      expect(response?.status(), route).toBe(200);
      await waitForHydration(page);
      expect(await overflow(page), `${route} scrolls sideways`).toBeLessThanOrEqual(0);
      await expect(page.locator('h1'), route).toHaveCount(1);
      await disableTransitions(page);
      found.push(...(await findViolations(page, TARGET_RULES)));
    }
    expect([...problems, ...found]).toEqual([]);
  });
}
