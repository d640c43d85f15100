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
  tapStage,
  test,
} from './demoFigure.ts';

const ROUTE = 'blog/Autotiling%20Technique';
const PAINT = /^Paint ground/;
const FOLDING = /^256 neighbourhoods/;
const CELL = 40;
const MAP_WIDTH = 640;
const FOLDING_WIDTH = 660;
const toMiddle = (cell: number) => (cell + 0.5) * CELL;

test.describe.configure({ timeout: 150_000 });

test('is painted, the cells around choose anew, and three schemes tile the map', async ({ page, problems }) => {
  const figure = await openDemo(page, ROUTE, PAINT);
  await pointAt(figure, MAP_WIDTH, toMiddle(13), toMiddle(5));
  await expect(inspected(figure)).toContainText('mask 00000000 = 0');
  await pressStage(figure, MAP_WIDTH, toMiddle(14), toMiddle(5));
  await pointAt(figure, MAP_WIDTH, toMiddle(13), toMiddle(5));
  await expect(inspected(figure)).toContainText('mask 00001000 = 8');
  await press(figure, 'Back');
  await pointAt(figure, MAP_WIDTH, toMiddle(13), toMiddle(5));
  await expect(inspected(figure)).toContainText('mask 00000000 = 0');

  for (const [scheme, tiles] of [
    ['2 tiles: solid or not', '2'],
    ['16 tiles: four sides', '16'],
    ['47 tiles: eight neighbours', '47'],
  ] as const) {
    await choose(figure, 'Scheme', scheme);
    await expect(measured(figure, 'Tiles in the sheet')).toHaveText(tiles);
  }
  await choose(figure, 'Map', 'a cave from the seed');
  await expect(status(figure)).toContainText('A map of zeros and ones');
  await press(figure, 'Step');
  await expect(status(figure)).toContainText('(0, 0) is');
  expect(problems).toEqual([]);
});

test('folds masks by press and key', async ({ page }) => {
  const figure = await openDemo(page, ROUTE, FOLDING);
  await expect(status(figure)).toContainText('Mask 173: folds to 8. 16 of the 256 masks share this tile.');
  await pressStage(figure, FOLDING_WIDTH, 20 + 76 * 1.5, 52 + 38);
  await expect(status(figure)).toContainText('Mask 237: folds to 104.');
  await stage(figure).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(status(figure)).toContainText('Mask 253');
  await press(figure, 'Step');
  await expect(status(figure)).toContainText('Mask 254');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('fits and is painted by touch', async ({ page }) => {
    const figure = await openDemo(page, ROUTE, PAINT);
    const before = await status(figure).innerText();
    await tapStage(figure, MAP_WIDTH, toMiddle(14), toMiddle(5));
    await expect(status(figure)).not.toHaveText(before);
    await expectNoOverflow(page);
  });
});
