import {
  choose,
  demo,
  expect,
  expectNoOverflow,
  inspected,
  measured,
  openDemo,
  press,
  pressStage,
  stage,
  startDemo,
  status,
  tapStage,
  test,
} from './demoFigure.ts';

const ROUTE = 'blog/Wave%20Function%20Collapse';
const VILLAGE = /^A village/;
const MEADOW = /^The meadow/;
const ROADS = /^Tight rules/;
const STAGE_WIDTH = 672;

test.describe.configure({ timeout: 150_000 });

test('builds a village and another one on a press', async ({ page, problems }) => {
  const figure = await openDemo(page, ROUTE, VILLAGE);
  await figure.getByLabel('Speed').selectOption('16');
  await expect(status(figure)).toContainText('Done: a road of', { timeout: 120_000 });
  await expect(measured(figure, 'Village')).toHaveText('3');
  await pressStage(figure, 640, 320, 176);
  await expect(measured(figure, 'Village')).toHaveText('4');
  await expect(status(figure)).toContainText('Done: a road of');
  expect(problems).toEqual([]);
});

test('steps back and forth through the same choices, then obeys a tile fixed from the keyboard', async ({ page }) => {
  const figure = await openDemo(page, ROUTE, MEADOW);
  const first = 'Step 1. Collapsed (3, 4) to tree. 4 cells lost options, the farthest next to it.';
  await expect(status(figure)).toHaveText(first);
  await press(figure, 'Step');
  const second = await status(figure).innerText();
  expect(second).toMatch(/^Step 2\. Collapsed/);
  await press(figure, 'Back');
  await expect(status(figure)).toHaveText(first);
  await press(figure, 'Back');
  await expect(status(figure)).toContainText('can still be any of 4 tiles');
  await press(figure, 'Step');
  await press(figure, 'Step');
  await expect(status(figure)).toHaveText(second);

  await press(figure, 'Reset');
  await stage(figure).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(status(figure)).toContainText('1 cell fixed by you');
  await expect(inspected(figure)).toContainText('water');
  await figure.getByLabel('Speed').selectOption('16');
  await page.keyboard.press('p');
  await expect(status(figure)).toContainText('Pairs that break a rule: 0', { timeout: 120_000 });
  await expect(inspected(figure)).toContainText('water');
});

test('shows a conflict, goes back and finishes, obeys pairs ticked off, and measures what the article says', async ({
  page,
}) => {
  const figure = await openDemo(page, ROUTE, ROADS);
  await expect(status(figure)).toContainText('Step 33.');
  await expect(status(figure)).toContainText('Conflict: nothing fits into');
  await press(figure, 'Step');
  await expect(measured(figure, 'Taken back')).toHaveText('1');
  await press(figure, 'Play');
  await expect(status(figure)).toContainText('Pairs that break a rule: 0', { timeout: 120_000 });
  await expect(measured(figure, 'Taken back')).toHaveText('4');

  await figure.getByText('Rules and weights').click();
  const table = figure.getByRole('table', { name: 'May stand to the right' });
  const isFieldBesideField = table.getByRole('checkbox', { name: 'field, field' });
  await press(figure, 'Reset');
  const before = await measured(figure, 'Comparisons').innerText();
  await isFieldBesideField.uncheck();
  await expect(measured(figure, 'Comparisons')).not.toHaveText(before);
  await press(figure, 'own rules');
  await expect(isFieldBesideField).toBeChecked();
  await expect(measured(figure, 'Comparisons')).toHaveText(before);

  await choose(figure, 'On a conflict', 'stop');
  await press(figure, 'Measure 100 seeds');
  const output = figure.locator('.measure-seeds output');
  await expect(output).toHaveAttribute('data-measured', '100', { timeout: 120_000 });
  await expect(output).toContainText('58 without a conflict, 58 finished');
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('starts nothing on its own', async ({ page }) => {
    const figure = await openDemo(page, ROUTE, VILLAGE);
    await expect(figure.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(status(figure)).toContainText('Step 20.');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('fits and takes a touch', async ({ page }) => {
    const figure = await openDemo(page, ROUTE, VILLAGE);
    await tapStage(figure, 640, 320, 176);
    await expect(measured(figure, 'Village')).toHaveText('4');
    const meadow = demo(page, MEADOW);
    await startDemo(meadow);
    await press(meadow, 'Reset');
    await tapStage(meadow, STAGE_WIDTH, STAGE_WIDTH / 2, 216);
    await expect(status(meadow)).toContainText('fixed by you');
    await expectNoOverflow(page);
  });
});
