import type { Frame, Page } from '@playwright/test';
import { EngineClock } from './engineClock.ts';
import { expect, test } from './weakGpu.ts';

// What a reader can do inside the live examples: move sliders, switch the debug view, fill a matrix, use a device.

/** Opening the sandbox and starting the engine without a graphics card, on a busy machine. */
const START = { timeout: 60_000 };
const FRAME_MS = 16;

interface LiveExample {
  frame: Frame;
  clock: EngineClock;
  /** The text a game draws on its canvas. */
  readText(): Promise<string>;
}

/** Runs the first example of a page with a manual clock. */
async function openExample(page: Page, slug: string): Promise<LiveExample> {
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  await page.goto(`docs/${slug}`);
  const stage = page.locator('[data-live-example] .stage').first();
  const frame = () => page.frames().find((candidate) => candidate.parentFrame())!;
  const clock = new EngineClock(frame);
  await expect(async () => {
    if (!/starting|running/.test((await stage.getAttribute('data-status')) ?? '')) {
      await stage.locator('.stage__play').click();
    }
    await expect(stage).toHaveAttribute('data-status', 'running', { timeout: 20_000 });
    expect(await clock.look('game.currentScene.isInitialized && game.stats.currFrame.id > 2')).toBe(true);
  }).toPass(START);
  await stage.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await clock.take();
  const words = "scene.actors.map((actor) => actor.text ?? '').join(' ')";
  return { frame: frame(), clock, readText: () => clock.look<string>(words) };
}

test.describe.configure({ timeout: 150_000 });

test('a slider of an action changes the action', async ({ page }) => {
  const { frame, clock } = await openExample(page, 'actions-fade');
  // The lowest opacity over two rounds and their pauses.
  const lowest = () =>
    clock.look<number>(
      `(() => { let low = 1; game.stepUntil(() => { low = Math.min(low, scene.actors[0].graphics.opacity); }, 300); return low; })()`,
    );
  expect(await lowest()).toBeCloseTo(0.1);
  await frame.getByLabel('opacity to fade to').fill('0.8');
  // The current round still fades to the old value.
  await clock.frames(150);
  expect(await lowest()).toBeCloseTo(0.8);
});

test('the debug switch changes the picture, and the matrix of collision types tells who meets whom', async ({
  page,
}) => {
  const { frame, clock } = await openExample(page, 'collisiontypes');
  const paint = () => clock.look<string>(`(game.timescale = 0, game.clock.step(${FRAME_MS}), game.canvas.toDataURL())`);
  const before = await paint();
  expect(await paint()).toBe(before);
  await frame.getByLabel('debug draw').check();
  expect(await paint()).not.toBe(before);
  await frame.getByLabel('debug draw').uncheck();
  await clock.look('void (game.timescale = 1)');
  for (const [pair, outcome] of [
    ['Active against Fixed', 'pushes'],
    ['Fixed against Fixed', 'nothing'],
    ['Passive against Active', 'events'],
  ] as const) {
    const field = frame.getByRole('button', { name: pair });
    await field.click();
    await clock.frames(120);
    await expect(field).toHaveText(outcome);
  }
});

test('the matrix of collision groups decides who collides with the floor', async ({ page }) => {
  const { frame, clock } = await openExample(page, 'collisiongroups');
  await clock.frames(60);
  await frame.getByLabel('players with floor').uncheck();
  const below = (name: string) =>
    `scene.actors.some((actor) => actor.body.group.name === '${name}' && actor.pos.y > 430)`;
  await clock.until(below('players'), START.timeout);
  expect(await clock.look(below('enemies'))).toBe(false);
});

test('the keyboard example says which keys it sees and walks', async ({ page }) => {
  const { frame, clock, readText } = await openExample(page, 'keyboard');
  const x = () => clock.look<number>('scene.actors[0].pos.x');
  const start = await x();
  await expect(async () => {
    await frame.locator('canvas').click();
    await page.keyboard.down('d');
    await clock.frames(5);
    expect(await readText()).toContain('I see: KeyD');
  }).toPass(START);
  await page.keyboard.up('d');
  expect(await x()).toBeGreaterThan(start);
});

test('the pointer example says which device it sees', async ({ page }) => {
  const { frame, clock, readText } = await openExample(page, 'pointers');
  await clock.frames(90);
  await expect(async () => {
    await frame.locator('canvas').hover();
    await page.mouse.down();
    await clock.frames(3);
    await page.mouse.up();
    expect(await readText()).toContain('I see: Mouse, Left button');
  }).toPass(START);
});

test('the gamepad example explains itself without a gamepad, and shows the one that is plugged in', async ({
  page,
}) => {
  const { frame, clock, readText } = await openExample(page, 'gamepad');
  await clock.frames(2);
  expect(await readText()).toContain('No gamepad yet. Plug one in and press any of its buttons.');
  await expect(page.locator('main')).toContainText('Nothing lights up? Plug a gamepad in');
  await frame.evaluate(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = {
      id: 'A pad of the test',
      index: 0,
      connected: true,
      mapping: 'standard',
      axes: [0, 0, 0, 0],
      buttons,
    };
    Object.defineProperty(navigator, 'getGamepads', { value: () => [pad, null, null, null] });
  });
  await clock.frames(3);
  expect(await readText()).toContain('I see: A pad of the test');
});
