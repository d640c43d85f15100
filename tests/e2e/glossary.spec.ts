import { expect, test } from './site.ts';

const PAGE = '/docs/cameras';

test.describe('a word of the glossary', () => {
  test('shows its definition under the pointer, and leads to the glossary', async ({ page }) => {
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    const term = page.locator('main a.term').first();
    await term.hover();
    const card = page.getByRole('tooltip');
    await expect(card).toBeVisible();
    await expect(card.locator('p')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    const target = await term.getAttribute('href');
    await term.click();
    await expect(page).toHaveURL(target ?? '');
    await expect(page.locator(`[id="${target?.split('#')[1]}"]`)).toBeInViewport();
  });

  test('shows its definition to the keyboard', async ({ page }) => {
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    await page.locator('main a.term').first().focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.locator('main h1').evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  test('is marked once a page, and not in the glossary itself', async ({ page }) => {
    await page.goto(PAGE);
    const targets = await page
      .locator('main a.term')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets.length).toBeGreaterThan(0);
    expect(new Set(targets).size).toBe(targets.length);
    await page.goto('/docs/glossary');
    await expect(page.locator('main a.term')).toHaveCount(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('the first tap shows the definition and the second follows the link', async ({ page }) => {
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    const term = page.locator('main a.term').first();
    await term.tap();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await term.tap();
    await expect(page).toHaveURL(/\/docs\/glossary#/);
  });
});

test('the cookbook narrows its tasks as the visitor types', async ({ page }) => {
  await page.goto('/docs/cookbook');
  const tasks = page.locator('main .prose > ul > li');
  const count = await tasks.count();
  expect(count).toBeGreaterThan(100);
  await page.getByRole('searchbox', { name: /How do I/ }).fill('camera shake');
  await expect(tasks.locator('visible=true')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Effects' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Worlds' })).toBeHidden();
  await expect(page.locator('form output')).toHaveText('1 entry');
  await page.getByRole('searchbox', { name: /How do I/ }).fill('');
  await expect(tasks.locator('visible=true')).toHaveCount(count);
});
