import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../site.ts';

// tests/fixtures/docs/features.mdx, which exists only in this build.
const PAGE = 'docs/features';

test('a page in the common syntax shows every feature, unlisted', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText('This page is unlisted')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs', exact: true }).getByText('Every feature')).toHaveCount(0);
  await expect(page.locator('.admonition--danger')).toContainText('Nested.');
  await expect(page.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Text for macOS.')).toBeHidden();
  // Tabs get their behavior when the browser is idle.
  await expect(async () => {
    await page.getByRole('tab', { name: 'macOS' }).click();
    await expect(page.getByText('Text for macOS.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator('.line--add')).toContainText('const speed = 2;');
  await expect(page.locator('#own-id')).toBeVisible();
});

test('a diagram is drawn when it comes near, in both modes', async ({ page }) => {
  await page.goto(PAGE);
  const figure = page.locator('[data-diagram]');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('svg')).toBeVisible({ timeout: 20_000 });
  await expect(figure.locator('pre')).toBeHidden();
  await page.getByRole('button', { name: /Switch between dark and light/ }).click();
  await expect(figure.locator('svg')).toBeVisible();
});

test('no diagram library is loaded where there is no diagram', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('docs/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /mermaid/i.test(url))).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`every Markdown feature is accessible in ${theme} mode`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto(PAGE);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([]);
  });
}
