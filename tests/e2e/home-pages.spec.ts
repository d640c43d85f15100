import { expect, test } from '@playwright/test';

const PAGES = ['./', './samples/', './showcase/', './donate/', './premium-support/'];
const WIDTHS_PX = [360, 768, 1280, 1920];
const COLD_LIMIT_KB = 300;

for (const route of PAGES) {
  test(`${route} never scrolls sideways`, async ({ page }) => {
    await page.goto(route);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`${route} does not move while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  });
}

for (const route of ['./', './samples/']) {
  test(`${route} weighs at most ${COLD_LIMIT_KB} KB on a cold visit`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(route, { waitUntil: 'networkidle' });
    expect(bytes / 1024).toBeLessThan(COLD_LIMIT_KB);
    expect(bytes / 1024).toBeGreaterThan(20);
  });
}

test('a visitor finds the prices and where to book', async ({ page }) => {
  await page.goto('./premium-support/');
  for (const price of ['$100', '$180', 'from $4000'])
    await expect(page.getByText(price, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Book 1 hour/ })).toHaveAttribute(
    'href',
    'https://cal.com/caliburn-games/1-hour-support',
  );
});

test('a visitor finds where to donate', async ({ page }) => {
  await page.goto('./donate/');
  for (const name of ['GitHub Sponsors', 'Patreon', 'Ko-fi']) {
    const link = page.getByRole('link', { name: `Donate on ${name}` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('a lost visitor sees the lantern and three ways out', async ({ page }) => {
  await page.goto('./no/such/page');
  await expect(page.getByRole('img', { name: /knight with a lantern/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);
});
