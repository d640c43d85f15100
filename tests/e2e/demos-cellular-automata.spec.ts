import {
  choose,
  expect,
  expectNoOverflow,
  inspected,
  measured,
  openDemo,
  pointAt,
  press,
  pressStage,
  stage,
  status,
  takeBrush,
  tapStage,
  test,
} from './demoFigure.ts';

const ROUTE = 'blog/Cellular%20Automata';
const CAVES = /^Caves from noise/;
const COUNTING = /^One generation/;
const LIFE = /Game of Life/;
const CELL = 14;
const STAGE_WIDTH = 672;
const toMiddle = (cell: number) => (cell + 0.5) * CELL;

test.describe.configure({ timeout: 150_000 });

test('grows caves by generation and by seed, joins them, and measures fifty seeds', async ({ page, problems }) => {
  const figure = await openDemo(page, ROUTE, CAVES);
  const first = await status(figure).innerText();
  await press(figure, 'Step');
  const second = await status(figure).innerText();
  expect(second).toContain('Generation 1:');
  await press(figure, 'Back');
  await expect(status(figure)).toHaveText(first);
  await figure.getByLabel('Seed').fill('9');
  await press(figure, 'Step');
  await expect(status(figure)).toContainText('Generation 1:');
  await expect(status(figure)).not.toHaveText(second);
  await figure.getByLabel('Seed').fill('8');
  await expect(status(figure)).toHaveText(first);
  await press(figure, 'Step');
  await expect(status(figure)).toHaveText(second);

  await press(figure, 'Reset');
  await press(figure, 'Run 5 generations');
  await expect(measured(figure, 'Generation')).toHaveText('5');
  await press(figure, 'Dig tunnels');
  await expect(measured(figure, 'Separate caves')).toHaveText('1');
  await press(figure, 'Measure 50 seeds');
  await expect(figure.locator('.caves-panel output')).toContainText('45 % walls at the start end after 5 generations');
  await choose(figure, 'Look', 'autotiled rock');
  await expect(stage(figure)).toBeVisible();
  expect(problems).toEqual([]);
});

test('is painted with the mouse and with the keyboard', async ({ page }) => {
  const figure = await openDemo(page, ROUTE, CAVES);
  await takeBrush(figure, 'Floor');
  for (const [x, y] of [
    [5, 5],
    [6, 5],
    [5, 6],
    [6, 6],
  ] as const)
    await pressStage(figure, STAGE_WIDTH, toMiddle(x), toMiddle(y));
  await pointAt(figure, STAGE_WIDTH, toMiddle(5), toMiddle(5));
  await expect(inspected(figure)).toContainText('(5, 5) is floor');
  await takeBrush(figure, 'Wall');
  await pressStage(figure, STAGE_WIDTH, toMiddle(5), toMiddle(5));
  await expect(inspected(figure)).toContainText('(5, 5) is wall');
  await takeBrush(figure, 'Floor');
  await stage(figure).focus();
  await page.mouse.move(0, 0);
  const before = await inspected(figure).innerText();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(inspected(figure)).toContainText('is floor');
  await expect(inspected(figure)).not.toHaveText(before);
});

test('counts the cells of the article', async ({ page }) => {
  const figure = await openDemo(page, ROUTE, COUNTING);
  await expect(status(figure)).toContainText(
    '(0, 0) is floor with 7 walls around it: 5 or more make a wall, so it becomes wall.',
  );
  await press(figure, 'Step');
  await expect(status(figure)).toContainText(
    '(1, 0) is wall with 4 walls around it: 4 change nothing, so it stays wall.',
  );
  await pressStage(figure, 684, 44 + 18, 64 + 18);
  await expect(status(figure)).toContainText('(1, 0) is wall with 5 walls around it');
});

test('plays the Game of Life', async ({ page }) => {
  const figure = await openDemo(page, ROUTE, LIFE);
  await expect(status(figure)).toContainText('Generation 30');
  await press(figure, 'Step');
  await expect(status(figure)).toContainText('Generation 31');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('fits and is painted by touch', async ({ page }) => {
    const figure = await openDemo(page, ROUTE, CAVES);
    await press(figure, 'Step');
    await expect(status(figure)).toContainText('Generation 1:');
    await takeBrush(figure, 'Floor');
    await tapStage(figure, STAGE_WIDTH, toMiddle(0), toMiddle(0));
    await expect(status(figure)).toContainText('You changed a cell');
    await expectNoOverflow(page);
  });
});
