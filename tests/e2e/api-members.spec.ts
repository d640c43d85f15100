import { expect, test } from '@playwright/test';

test('the member filter narrows as one types and keeps its state in the URL', async ({ page }) => {
  await page.goto('/api/class/Actor');
  const filter = page.getByRole('search', { name: 'Members of this page' });
  await filter.getByRole('searchbox').fill('child');
  await expect(page.locator('#addChild')).toBeVisible();
  await expect(page.locator('#pos')).toBeHidden();
  await expect(page).toHaveURL(/\?member=child/);

  await filter.getByLabel('Inherited').uncheck();
  await expect(page.locator('#addChild')).toBeHidden();
  await expect(page).toHaveURL(/hide=inherited/);

  await page.reload();
  await expect(filter.getByRole('searchbox')).toHaveValue('child');
  await expect(filter.getByLabel('Inherited')).not.toBeChecked();
  await expect(page.locator('#addChild')).toBeHidden();

  await filter.getByLabel('Inherited').check();
  await filter.getByRole('searchbox').fill('');
  await expect(page.locator('#pos')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('static and protected members can be put away', async ({ page }) => {
  await page.goto('/api/class/Vector');
  const filter = page.getByRole('search', { name: 'Members of this page' });
  await expect(page.locator('#Zero')).toBeVisible();
  await filter.getByLabel('Static').uncheck();
  await expect(page.locator('#Zero')).toBeHidden();
  await expect(page.locator('#group-static-members')).toBeHidden();
  await expect(page.locator('#normalize')).toBeVisible();
});

test('a link to an inherited member opens its fold', async ({ page }) => {
  await page.goto('/api/class/Actor#addChild');
  await expect(page.locator('#addChild')).toBeVisible();
});

test('a constructor shows the fields of its options with defaults', async ({ page }) => {
  await page.goto('/api/class/Engine');
  const row = page.getByRole('row', { name: /displayMode\?/ });
  await expect(row).toContainText('DisplayMode.Fixed');
  await expect(row.getByRole('link', { name: 'DisplayMode', exact: true }).first()).toBeVisible();
});

test('a member says since when it exists and leads to the list of changes', async ({ page }) => {
  await page.goto('/api/class/Actor');
  const member = page.locator('[data-member="globalPos"]').first();
  await member.getByRole('link', { name: 'Added in 0.30.0' }).click();
  await expect(page).toHaveURL(/\/api\/changes\/?#v0\.30\.0$/);
});

test('the list of changes narrows by name and by sort', async ({ page }) => {
  await page.goto('/api/changes');
  const filter = page.getByRole('search', { name: 'Changes' });
  await filter.getByRole('searchbox').fill('globalPos');
  const added = page.locator('[data-version="0.30.0"] [data-changes="added"]');
  await expect(added).toContainText('globalPos');
  await expect(page.locator('[data-version="0.31.0"]')).toBeHidden();
  await filter.getByLabel('Added').uncheck();
  await expect(added).toBeHidden();
  await expect(page).toHaveURL(/name=globalPos&hide=added/);
});
