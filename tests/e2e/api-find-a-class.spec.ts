import { expect, test } from '@playwright/test';

test('a visitor finds a class, reads an inherited method, follows a type and comes back', async ({ page }) => {
  await page.goto('/api');
  const sidebar = page.locator('.api-side');
  await sidebar.getByRole('searchbox').fill('acto');
  const actor = sidebar.getByRole('link', { name: /^Actor ?, class$/ });
  await expect(actor).toBeVisible();
  await sidebar.getByRole('searchbox').press('ArrowDown');
  await expect(actor).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/class\/Actor\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actor');

  await page.getByText(/\d+ inherited methods from Entity/).click();
  const method = page.locator('#addChild');
  await expect(method).toContainText('addChild(entity: Entity): Entity');
  await expect(method.getByRole('link', { name: 'Entity.addChild' })).toBeVisible();

  await method.getByRole('link', { name: 'Entity', exact: true }).first().click();
  await expect(page).toHaveURL(/\/api\/class\/Entity\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entity');
  await expect(sidebar.getByRole('searchbox')).toHaveValue('acto');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actor');
});

test('Enter in the filter opens the best name', async ({ page }) => {
  await page.goto('/api/class/Actor');
  const box = page.locator('.api-side').getByRole('searchbox');
  await box.fill('tilemap');
  await expect(page.locator('.api-side li').first()).toContainText('TileMap');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/api\/class\/TileMap\/?$/);
});

test('the sidebar groups names by area or by kind, with the current one open', async ({ page }) => {
  await page.goto('/api/class/Sprite');
  const sidebar = page.locator('.api-side');
  await expect(sidebar.locator('details[open] > summary')).toHaveText('Graphics');
  await expect(sidebar.locator('[aria-current="page"]')).toContainText('Sprite');
  await sidebar.getByRole('button', { name: 'Group by kind' }).click();
  await expect(sidebar.locator('details[open] > summary')).toHaveText('Classes');
  await sidebar.getByText('Enumerations').click();
  await expect(sidebar.getByRole('link', { name: /^CollisionType ?, enum$/ })).toBeVisible();
});

test('without script the sidebar leads to the index and the text is all there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/api/class/Actor');
  await expect(page.locator('#moveTo, #pos').first()).toBeVisible();
  await expect(page.locator('[data-member-filter]')).toBeHidden();
  await page.locator('.api-side').getByRole('link', { name: 'Graphics' }).click();
  await expect(page).toHaveURL(/\/api\/?#area-graphics$/);
  await expect(page.getByRole('link', { name: 'Sprite', exact: true }).first()).toBeVisible();
  await context.close();
});

test('on a phone the names are in the menu and the parts of the page in a row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/api/class/Actor');
  await expect(page.locator('.api-jumps').getByRole('link', { name: 'Methods' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.locator('[data-api-nav][data-filled]:visible')).toHaveCount(1);
  const menu = page.locator('[data-api-nav]:visible');
  await menu.getByRole('searchbox').fill('tilemap');
  await menu.getByRole('link', { name: /^TileMap ?, class$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TileMap');
});
