import { expect, test } from './site.ts';

const INTRODUCTION = '/docs/excalibird-flappy-bird';

test('the tutorial remembers the steps that were read, and offers to go on', async ({ page }) => {
  await page.goto(INTRODUCTION);
  const strip = page.getByRole('navigation', { name: 'Steps of the tutorial' });
  await expect(strip.getByRole('link')).toHaveCount(17);
  await expect(strip.getByText('Continue')).toBeHidden();

  await strip.getByRole('link', { name: /^Step 3:/ }).click();
  await expect(strip).toContainText('Step 3 of 16');
  await expect(strip.locator('[aria-current="step"]')).toHaveText('3');
  await strip.getByRole('link', { name: /^Step 7:/ }).click();
  await expect(strip).toContainText('Step 7 of 16');

  await page.goto(INTRODUCTION);
  await expect(strip.locator('[data-visited]')).toHaveText(['3', '7']);
  await strip.getByRole('link', { name: 'Continue with step 7' }).click();
  await expect(page).toHaveURL(/\/docs\/step-7-/);
});

test('a reader begins in the middle with the files of the step before', async ({ page }) => {
  await page.goto('/docs/step-5-plumbing-pipes');
  await page.getByRole('link', { name: 'Open the game as step 4 left it' }).click();
  await expect(page).toHaveURL(/\/playground\/\?example=tutorial-step-4$/);
  for (const name of ['main.ts', 'bird.ts', 'ground.ts'])
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('pipe.ts', { exact: true })).toHaveCount(0);
});
