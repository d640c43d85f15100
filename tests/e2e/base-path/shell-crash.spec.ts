import { expect, main, navbar, openHydrated, test } from '../site.ts';

test('a part of the page that crashes says so with its causes, and Try again restores it', async ({ page }) => {
  await openHydrated(page, 'test/crash');
  const breaker = main(page).getByRole('button', { name: 'Break the inventory' });
  await breaker.click();
  const screen = main(page).getByRole('alert');
  await expect(screen).toContainText('Page Error');
  await expect(screen.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
  await expect(screen).toContainText('The inventory is broken');
  await expect(screen).toContainText('Slot 7 is missing');
  await expect(page.getByText('What stands beside the island stays.')).toBeVisible();
  await expect(navbar(page)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(screen).toHaveCount(0);
  await expect(breaker).toBeVisible();
});
