import { demo as demoOf, expect, measured, openDemo, press, status, stroke, test } from './demoFigure.ts';
import { open } from './site.ts';

const PART_1 = 'blog/Pathfinding%20Algorithms%20Part%201';
const PART_2 = 'blog/Pathfinding%20Algorithms%20Part%202';
const DIJKSTRA = "Dijkstra's algorithm, one tile a step";
const ENGINE_CHUNK = /createStage|hydrateDemo\.|\/kit\//;

test.describe('a reader of the articles on pathfinding', () => {
  test.setTimeout(240_000);

  test('reads the first picture without a byte of the engine', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, PART_1);
    const demo = demoOf(page, DIJKSTRA);
    await expect(demo.locator('svg.demo__poster rect').first()).toBeVisible();
    await expect(demo.locator('.demo__status')).toContainText('Took the nearest unvisited tile');
    expect(requests.filter((url) => ENGINE_CHUNK.test(url) && !url.includes('/kit/'))).toEqual([]);
  });

  test('steps, goes back, plays to the end, and starts over with another seed', async ({ page, problems }) => {
    const demo = await openDemo(page, PART_1, DIJKSTRA);
    await expect(status(demo)).toContainText('Step 24.');
    await press(demo, /^Step/);
    await expect(status(demo)).toContainText('Step 25.');
    await press(demo, /Back/);
    await press(demo, /Back/);
    await expect(status(demo)).toContainText('Step 23.');
    await demo.getByLabel('Speed').selectOption('16');
    await press(demo, 'Play');
    await expect(measured(demo, 'Path cost')).not.toHaveText('–', { timeout: 90_000 });
    await expect(demo.getByRole('button', { name: /^Step/ })).toBeDisabled({ timeout: 90_000 });
    await demo.getByLabel('Seed').fill('7');
    await expect(status(demo)).toContainText('Step 0.');
    expect(problems).toEqual([]);
  });

  test('draws walls by mouse and by keyboard, and takes them away again', async ({ page }) => {
    const demo = await openDemo(page, PART_1, DIJKSTRA);
    const inspection = demo.locator('[data-demo-inspect]');
    await stroke(demo, [0.96, 0.06], [0.96, 0.94]);
    await expect(inspection).toHaveText('Column 11, row 7: trees, not seen yet.');
    await page.mouse.move(0, 0);
    const canvas = demo.locator('canvas');
    await canvas.focus();
    for (let key = 0; key < 12; key += 1) await canvas.press('ArrowRight');
    for (let key = 0; key < 8; key += 1) await canvas.press('ArrowDown');
    await expect(inspection).toHaveText('Column 11, row 7: trees, not seen yet.');
    await canvas.press('Enter');
    await expect(inspection).toHaveText('Column 11, row 7: grass, not seen yet.');
    await demo.getByRole('radio', { name: 'Swamp, 5' }).check();
    await canvas.press('Space');
    await expect(inspection).toHaveText('Column 11, row 7: swamp, not seen yet.');
    await canvas.press('.');
    await expect(status(demo)).toContainText('Step 25.');
  });

  test('fills the table of the six-node graph', async ({ page }) => {
    const demo = await openDemo(page, PART_1, 'The table, filled step by step');
    await expect(status(demo)).toContainText('D through E would be 21: not less than 20');
    await press(demo, /^Step/);
    await press(demo, /^Step/);
    await expect(status(demo)).toContainText('A to D: A, C, D, cost 20');
    await expect(demo.getByRole('row', { name: 'E 18 B visited' })).toBeVisible();
  });

  test('compares A* with Dijkstra, changes the estimate, and measures both', async ({ page, problems }) => {
    const demo = await openDemo(page, PART_2, 'A* and Dijkstra on the same map');
    await demo.getByLabel('Speed').selectOption('16');
    await press(demo, 'Play');
    await expect(measured(demo, 'Dijkstra cost')).toHaveText('15', { timeout: 90_000 });
    await expect(measured(demo, 'Path cost')).toHaveText('15');
    await expect(measured(demo, /^Expanded$/)).toHaveText('41');
    await expect(measured(demo, 'Dijkstra expanded')).toHaveText('81');
    await demo.getByLabel('Dijkstra beside it').uncheck();
    await expect(demo.locator('.demo__stage')).toHaveAttribute('data-status', 'running', { timeout: 90_000 });
    await demo.getByLabel('Estimate h').selectOption('zero');
    await expect(measured(demo, /^Expanded$/)).toHaveText('81');
    await press(demo, /^Measure/);
    const costs = await demo.locator('.demo__panel tbody tr td:nth-of-type(2)').allTextContents();
    expect(costs).toHaveLength(2);
    expect(costs[0]).toBe(costs[1]);
    expect(problems).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' });
  test.setTimeout(240_000);

  test('the demo fits, answers to a finger, and moves nothing on its own', async ({ page }) => {
    const demo = await openDemo(page, PART_2, 'A*, one tile a step');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expect(demo.getByRole('button', { name: 'Play' })).toBeVisible();
    await demo.getByRole('radio', { name: 'Mud, 3' }).check();
    const canvas = demo.locator('canvas');
    await canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = (await canvas.boundingBox())!;
    await canvas.tap({ position: { x: box.width * 0.96, y: box.height * 0.06 } });
    await canvas.focus();
    for (let key = 0; key < 12; key += 1) await canvas.press('ArrowRight');
    for (let key = 0; key < 8; key += 1) await canvas.press('ArrowUp');
    await expect(demo.locator('[data-demo-inspect]')).toContainText('Column 11, row 0: mud');
  });
});
