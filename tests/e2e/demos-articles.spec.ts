import { expect, measured, openDemo, press, status, stroke, test } from './demoFigure.ts';

test.setTimeout(240_000);

test('the villager makes a plan, runs from the bear, takes back what happened, and stops when the reader leaves', async ({
  page,
  problems,
}) => {
  const demo = await openDemo(page, 'blog/goal-oriented-action-planning', 'A villager with a plan');
  await expect(demo.getByRole('list', { name: 'Plan to keep the fire going' })).toContainText('feed fire');
  await stroke(demo, [0.9, 0.9], [0.2, 0.25]);
  await expect(async () => {
    await press(demo, /^Step/);
    expect(await demo.locator('.camp__plan [aria-current]').textContent({ timeout: 500 })).toBe('run away');
  }).toPass({ intervals: [50], timeout: 60_000 });
  const step = await status(demo).locator('b').textContent();
  await press(demo, /^Step/);
  await press(demo, /Back/);
  await expect(status(demo).locator('b')).toHaveText(step!);
  await press(demo, 'Plan again');
  await expect(status(demo)).toContainText('Asked to plan again.');
  await press(demo, 'Play');
  await expect(demo.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.locator('.pagination-nav a, nav[aria-label="Blog posts"] a').first().click();
  await expect(page.locator('.camp')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/goal-oriented-action-planning/);
  await expect(demo.getByRole('button', { name: 'Start the demo' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('the planner finds nothing when it may not think far enough', async ({ page }) => {
  const demo = await openDemo(page, 'blog/goal-oriented-action-planning', 'A villager with a plan');
  await demo.getByLabel('Depth limit').fill('2');
  await demo.getByLabel('Seed').fill('3');
  for (let step = 0; step < 3; step += 1) await press(demo, /^Step/);
  await expect(demo.getByRole('list', { name: 'Plan to keep the fire going' })).toHaveCount(0);
  await expect(demo.getByRole('list', { name: 'Plan to rest' })).toHaveCount(1);
});

test('the paper table takes chips, sweeps, undoes, and clogs when the rules are bad', async ({ page }) => {
  const demo = await openDemo(
    page,
    'blog/the-power-of-paper-prototyping',
    'A sheet of paper, a tray of chips, and rules you can change',
  );
  const free = Number(await measured(demo, 'Free cells').textContent());
  await demo.getByRole('radio', { name: 'Put red' }).check();
  await stroke(demo, [0.4, 0.12], [0.6, 0.12]);
  await expect(async () => {
    expect(Number(await measured(demo, 'Free cells').textContent())).toBeLessThan(free);
  }).toPass();
  await demo.getByRole('radio', { name: 'Sweep a group' }).check();
  await stroke(demo, [0.45, 0.12], [0.45, 0.12]);
  await expect(status(demo)).toContainText('You swept');
  await press(demo, /Back/);
  await expect(status(demo)).toContainText('You put down a red chip.');
  await demo.getByLabel('Somebody plays').uncheck();
  await demo.getByLabel('Chips a turn').fill('10');
  await demo.getByLabel('Speed').selectOption('16');
  await press(demo, 'Play');
  await expect(measured(demo, 'Board')).toHaveText('clogged', { timeout: 90_000 });
});

test('the sword in the phone follows, and stops for readers who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = await openDemo(page, 'blog/android-games-capacitor', 'The game of this post: a sword chases the finger');
  await expect(demo.getByRole('button', { name: 'Play' })).toBeVisible();
  await demo.getByLabel('Art angle').fill('0');
  await expect(status(demo)).toContainText('its tip does not lead');
  await demo.getByLabel('Display mode').selectOption('FitContainer');
  await expect(status(demo)).toContainText('with bars beside it');
  await demo.locator('canvas').hover({ position: { x: 40, y: 40 } });
  await press(demo, /^Step/);
  await expect(status(demo)).toContainText('Step 31.');
});
