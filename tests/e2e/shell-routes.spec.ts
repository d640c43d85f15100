import { readdirSync } from 'node:fs';
import { expect, open, test } from './site.ts';
import { sampleRoutes } from './sampleRoutes.ts';

const ROUTES_A_TEST = 10;

const allRoutes = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => file.replace(/index\.html$/, ''))
  .sort();

const routes =
  process.env['TEST_FULL'] === '1' ? allRoutes : sampleRoutes(allRoutes, Number(process.env['TEST_SEED'] ?? 1));

test('the build has pages', () => expect(allRoutes.length).toBeGreaterThan(10));

for (let start = 0; start < routes.length; start += ROUTES_A_TEST) {
  const batch = routes.slice(start, start + ROUTES_A_TEST);
  test(`/${batch[0]} and ${batch.length - 1} more answer 200 without a word of complaint`, async ({
    page,
    problems,
  }) => {
    for (const route of batch) {
      const response = await open(page, encodeURI(route));
      expect(response?.status(), route).toBe(200);
      await page.waitForLoadState('load');
      expect(await page.title(), route).toMatch(/\S/);
    }
    expect(problems).toEqual([]);
  });
}
