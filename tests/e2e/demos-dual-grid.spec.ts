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

const ROUTE = 'blog/Dual%20Tilemap%20Autotiling%20Technique';
const PAINT = /^Paint the world/;
const CORNERS = /^Sixteen ways/;
const TILE = 48;
const STAGE_WIDTH = 672;
const CORNERS_WIDTH = 684;
/** The grid starts one tile from the edge of the stage. */
const toMiddle = (cell: number) => (cell + 1.5) * TILE;

test.describe.configure({ timeout: 150_000 });

test('is painted with two terrains, taken back, and compared with 47 tiles', async ({ page, problems }) => {
  const figure = await openDemo(page, ROUTE, PAINT);
  await expect(status(figure)).toContainText('The overlay is complete.');
  await pressStage(figure, STAGE_WIDTH, toMiddle(0), toMiddle(0));
  await expect(inspected(figure)).toContainText('World cell (0, 0) is grass');
  await takeBrush(figure, 'Snow');
  await pressStage(figure, STAGE_WIDTH, toMiddle(0), toMiddle(0));
  await expect(inspected(figure)).toContainText('World cell (0, 0) is snow');
  await press(figure, 'Back');
  await press(figure, 'Back');
  await pointAt(figure, STAGE_WIDTH, toMiddle(0), toMiddle(0));
  await expect(inspected(figure)).toContainText('World cell (0, 0) is soil');

  await choose(figure, 'Pointer', 'reads overlay tiles');
  await pointAt(figure, STAGE_WIDTH, TILE * 3, TILE * 2);
  await expect(inspected(figure)).toContainText('Overlay tile (2, 1): corners 1000 = 8, sprite 1 (outer corner).');
  await expect(measured(figure, 'Tiles to draw by hand')).toHaveText('5 + 1');
  await choose(figure, 'Draw', 'one grid, 47 tiles');
  await expect(measured(figure, 'Tiles to draw by hand')).toHaveText('47 + 1');
  expect(problems).toEqual([]);
});

test('turns five sprites for sixteen corners', async ({ page }) => {
  const figure = await openDemo(page, ROUTE, CORNERS);
  await expect(status(figure)).toContainText(
    'Mask 9 (top left, bottom right): sprite 3, opposite corners, turned by 90°.',
  );
  await pressStage(figure, CORNERS_WIDTH, 28 + 180, 56 + 30);
  await expect(status(figure)).toContainText(
    'Mask 11 (top left, top right, bottom right): sprite 4, inner corner, turned by 270°.',
  );
  await stage(figure).focus();
  await page.keyboard.press('.');
  await expect(status(figure)).toContainText('Mask 12');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('fits and is painted by touch', async ({ page }) => {
    const figure = await openDemo(page, ROUTE, PAINT);
    await takeBrush(figure, 'Soil');
    await tapStage(figure, STAGE_WIDTH, toMiddle(3), toMiddle(2));
    await expect(status(figure)).toContainText('Step 105.');
    await press(figure, 'Back');
    await expect(status(figure)).toContainText('Step 104.');
    await expectNoOverflow(page);
  });
});
