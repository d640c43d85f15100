import { expect, test } from '@playwright/test';

test('a card tells what an API link leads to', async ({ page }) => {
  await page.goto('/api/class/Label');
  const link = page.locator('.api-tree').getByRole('link', { name: 'Actor' });
  await page.waitForLoadState('networkidle');
  await link.hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('class Actor extends Entity');
  await expect(link).toHaveAttribute('aria-describedby', 'api-card');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('a card opens for keyboard users and closes when focus leaves', async ({ page }) => {
  await page.goto('/api/class/Label');
  await page.waitForLoadState('networkidle');
  await page.locator('.api-tree').getByRole('link', { name: 'Entity' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('class Entity');
  await page.locator('.api-side').getByRole('searchbox').focus();
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('a failing card leaves the link working', async ({ page }) => {
  await page.route('**/*.cards.json', (route) => route.abort());
  await page.goto('/api/class/Label');
  await page.waitForLoadState('networkidle');
  const link = page.locator('.api-tree').getByRole('link', { name: 'Actor' });
  await link.hover();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actor');
});
