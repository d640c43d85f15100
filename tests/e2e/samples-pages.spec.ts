import { expect, test } from '@playwright/test';
import { readSamples } from '../../src/samples/catalog/readSamples.ts';

const samples = readSamples();
const count = '[data-samples-count]';

test.describe('the gallery', () => {
  test('shows every sample with its poster, and the external ones marked', async ({ page }) => {
    await page.goto('./samples/');
    await expect(page.locator('[data-samples-list] > li')).toHaveCount(samples.length);
    await expect(page.locator('[data-samples-list] .sample-poster')).toHaveCount(samples.length);
    await expect(page.getByText('External', { exact: true })).toHaveCount(15);
  });

  test('is narrowed by feature and difficulty, and the URL keeps the choice', async ({ page }) => {
    await page.goto('./samples/');
    await page.locator('select[name=difficulty]').selectOption('beginner');
    const beginners = samples.filter(({ difficulty }) => difficulty === 'beginner').length;
    await expect(page.locator(count)).toHaveText(`${beginners} samples`);
    await expect(page).toHaveURL(/difficulty=beginner/);
    await page.reload();
    await expect(page.locator(count)).toHaveText(`${beginners} samples`);
    await page.locator('select[name=feature]').selectOption('Collisions');
    await expect(page).toHaveURL(/feature=Collisions/);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.locator(count)).toHaveText(`${samples.length} samples`);
    await expect(page).not.toHaveURL(/difficulty|feature/);
  });

  test('opens a sample, and a tag leads back to what is like it', async ({ page }) => {
    await page.goto('./samples/');
    await page.getByRole('link', { name: 'Breakout', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Breakout' })).toBeVisible();
    await page.locator('.sample-tag', { hasText: 'Particles' }).click();
    await expect(page).toHaveURL(/feature=Particles/);
    await expect(page.locator('select[name=feature]')).toHaveValue('Particles');
  });
});

test.describe('the page of a sample', () => {
  test('loads nothing of the engine before Play', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('./samples/breakout', { waitUntil: 'networkidle' });
    expect(requests.filter((url) => /\/playground\/engine\/|\/kit\//.test(url))).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('shows the source by file, with links into the API and the guides', async ({ page }) => {
    await page.goto('./samples/breakout');
    await page.locator('summary', { hasText: /^rules\.ts/ }).click();
    await expect(page.locator('.source-file[open]').getByText('bounceFromPaddle').first()).toBeVisible();
    await page.locator('summary', { hasText: /^main\.ts/ }).click();
    await expect(page.locator('pre a', { hasText: 'Engine' }).first()).toHaveAttribute('href', /\/api\/class\/Engine/);
    await expect(page.getByRole('link', { name: 'Collision types' })).toHaveAttribute('href', /\/docs\/collisiontypes/);
  });

  test('hands out the project with all its files', async ({ page }) => {
    await page.goto('./samples/breakout');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download project' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('breakout.zip');
    const { unzipSync } = await import('fflate');
    const { readFile } = await import('node:fs/promises');
    const names = Object.keys(unzipSync(await readFile((await download.path())!)));
    expect(names).toContain('breakout/src/rules.ts');
    expect(names).toContain('breakout/src/shared/pause.ts');
    expect(names).toContain('breakout/public/kit/breakout/bricks.png');
  });

  test('leads to the playground, where the same files are open', async ({ page }) => {
    await page.goto('./samples/breakout');
    await page.getByRole('link', { name: 'Open in playground' }).click();
    await expect(page.getByRole('button', { name: 'rules.ts' })).toBeVisible({ timeout: 60_000 });
  });

  test('never scrolls sideways', async ({ page }) => {
    await page.goto('./samples/breakout');
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});
