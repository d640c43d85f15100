import { LEVELS } from '../../eslint/rooms.js';
import { expect, main, open, test } from './site.ts';

test('the page for maintainers draws every room, fits a phone and stays out of search', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, 'architecture');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Architecture' })).toBeVisible();
  const rooms = LEVELS.flat();
  await expect(page.locator('.room-rows a:visible')).toHaveCount(rooms.length);
  await expect(page.locator('.room-table tbody tr')).toHaveCount(rooms.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.room-diagram a:visible')).toHaveCount(rooms.length);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await (await request.get('./sitemap-0.xml')).text()).not.toContain('/architecture');
});
