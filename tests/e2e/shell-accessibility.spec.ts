import AxeBuilder from '@axe-core/playwright';
import { expect, main, menuToggle, openAwake, PHONE, test } from './site.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function findViolations(page: Parameters<typeof main>[0]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

for (const theme of ['light', 'dark']) {
  test.describe(`in ${theme} mode`, () => {
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem('theme', value), theme));

    for (const route of ['', 'docs/', 'docs/quick-start', 'blog/', 'donate/', 'nowhere']) {
      test(`/${route} has no barrier a machine can find`, async ({ page }) => {
        await openAwake(page, route);
        expect(await findViolations(page)).toEqual([]);
      });
    }

    test('a post has no barrier a machine can find', async ({ page }) => {
      await openAwake(page, 'blog/');
      await main(page).locator('article').getByRole('heading').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/blog\/[^/]+/);
      expect(await findViolations(page)).toEqual([]);
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
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
