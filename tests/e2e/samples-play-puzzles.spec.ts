import { expect, test } from './site.ts';
import { SamplePlayer, SLOW } from './samplePlayer.ts';

// The slower samples: puzzles, strategy, searches, shops and maps. Played on their pages like the others.
test.describe.configure({ timeout: 300_000 });

const STEPS = { l: 'ArrowLeft', r: 'ArrowRight', u: 'ArrowUp', d: 'ArrowDown' } as const;

test('grid movement: step back, pause, solve a room, go on to the next', async ({ page }) => {
  const player = new SamplePlayer(page);
  await player.open('grid-movement');
  await player.start(120, 120, "scene.phase === 'playing'");
  await player.tap('ArrowDown');
  await player.until('scene.room.steps === 1');
  await player.tap('z');
  await player.until('scene.room.steps === 0');
  await player.pauseAndResume();
  const way = 'lurrurddddrdluurrr';
  for (const [index, letter] of [...way].entries()) {
    await player.tap(STEPS[letter as keyof typeof STEPS]);
    await player.until(`scene.room.steps === ${index + 1}`);
  }
  await player.until("scene.phase === 'solved' && scene.canGoOn");
  await player.tap('Space');
  await player.until("scene.phase === 'playing' && scene.roomNumber === 1 && scene.room.steps === 0");
  await player.tap('ArrowRight');
  await player.tap('r');
  await player.until('scene.room.steps === 0');
  player.expectNoProblems();
});

test('tactics: order a walk and a strike, pause, be beaten, fight again', async ({ page }) => {
  const player = new SamplePlayer(page);
  const tapCell = (x: number, y: number) => player.click((x + 0.5) * 24, (y + 0.5) * 24);
  await player.open('tactics');
  await player.start(220, 120, "scene.mode === 'choosing'");
  await tapCell(2, 2);
  await player.until('scene.chosenId === 0');
  await tapCell(4, 2);
  await player.until("scene.mode === 'choosing' && scene.battle.units[0].x === 4");
  await player.pauseAndResume();
  await player.tap('e');
  await player.until("scene.mode === 'choosing' && scene.battle.turn === 2", 120_000);
  // The enemy is close: attack whoever is within the knight's reach.
  const target = await player.look<{ x: number; y: number; health: number; id: number }>(
    `scene.battle.units.find((unit) => unit.side === 'enemy' && Math.abs(unit.x - 4) + Math.abs(unit.y - 2) === 1)`,
  );
  await tapCell(4, 2);
  await tapCell(target.x, target.y);
  await player.until(`(scene.battle.units.find(({ id }) => id === ${target.id})?.health ?? 0) < ${target.health}`);
  // Without further orders the battle is lost.
  await expect(async () => {
    if ((await player.look('scene.mode')) === 'choosing') await player.tap('e');
    await player.frames(30);
    expect(await player.look('scene.battle.phase')).toBe('lost');
  }).toPass({ intervals: [0], timeout: 200_000 });
  await player.until("scene.mode === 'over'");
  await player.tap('Space');
  await player.until("scene.mode === 'choosing' && scene.battle.turn === 1 && scene.battle.units.length === 7");
  player.expectNoProblems();
});

test('pathfinding: watch a search, paint, compare, get stuck, clear', async ({ page }) => {
  const player = new SamplePlayer(page);
  const button = (name: string) => player.frame.getByRole('button', { name });
  await player.open('pathfinding');
  await player.until("scene.phase === 'arrived'", 120_000);
  const cost = await player.look<number>('scene.finding.cost');
  expect(cost).toBeGreaterThan(10);
  await expect(player.frame.locator('output')).toContainText(`cost ${cost}`);
  // Build around the treasure, so that nobody gets through.
  const treasure = await player.look<number>('scene.treasureCell');
  await player.click(((treasure - 8) % 20) * 16 + 8, Math.floor(treasure / 20) * 16 + 8);
  await player.until(`scene.treasureCell === ${treasure - 8}`);
  await button('Wall').click();
  const [column, row] = [(treasure - 8) % 20, Math.floor(treasure / 20)];
  for (const [x, y] of [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ] as const) {
    await player.click(x * 16 + 8, y * 16 + 8);
    await player.until(`scene.field.ground[${y * 20 + x}] === 'wall'`);
  }
  await player.tap('2');
  await player.tap('Space');
  await player.pauseAndResume();
  await player.until("scene.phase === 'stuck'", 120_000);
  await expect(player.frame.locator('output')).toContainText('No way');
  await button('Clear').click();
  await player.tap('3');
  await button('Search').click();
  await player.until("scene.phase === 'arrived'", 120_000);
  player.expectNoProblems();
});

test('html interface: serve with the keyboard and the button, pause, lose the guests, open again', async ({ page }) => {
  const player = new SamplePlayer(page);
  const KEYS = { red: '1', blue: '2', green: '3' } as const;
  await player.open('html-interface');
  await player.start(160, 60, 'scene.stall.queue.length > 0');
  await player.tap(KEYS[await player.look<keyof typeof KEYS>('scene.stall.queue[0].wish')]);
  await player.until('scene.stall.served === 1 && scene.stall.coins > 0');
  await expect(player.frame.getByRole('status')).toContainText('coins');
  await player.until('scene.stall.queue.length > 0');
  const wish = await player.look<string>('scene.stall.queue[0].wish');
  await expect(player.frame.locator('.bubble').first()).toBeVisible();
  await player.frame.getByRole('button', { name: new RegExp(wish, 'i') }).click();
  await player.until('scene.stall.served === 2');
  await player.pauseAndResume();
  await player.until("scene.stall.phase === 'closed'", 150_000);
  await expect(player.frame.getByRole('heading', { name: 'Closed' })).toBeVisible(SLOW);
  await player.until('scene.best.value > 0 && scene.canOpen');
  await player.tap('Space');
  await player.until("scene.stall.phase === 'open' && scene.stall.coins === 0 && scene.stall.hearts === 3");
  player.expectNoProblems();
});

test('tiled explorer: walk on the map, bump into a house, gather all coins, pause, walk again', async ({ page }) => {
  const player = new SamplePlayer(page);
  await player.open('tiled-explorer');
  await player.start(128, 120, "scene.walk.phase === 'walking'");
  const total = await player.look<number>('scene.walk.coinsLeft');
  expect(total).toBe(3);
  /** Walks along one axis until the target is reached or the way is blocked. */
  const walkTo = async (axis: 'x' | 'y', goal: number) => {
    const here = await player.look<number>(`scene.knight.pos.${axis}`);
    const key = axis === 'x' ? (goal < here ? 'ArrowLeft' : 'ArrowRight') : goal < here ? 'ArrowUp' : 'ArrowDown';
    await page.keyboard.down(key);
    await player.until(`${goal < here ? '' : '-1 * '}(scene.knight.pos.${axis} - ${goal}) <= 1`);
    await page.keyboard.up(key);
    await player.frames(2);
  };
  await walkTo('y', 144);
  await walkTo('x', 72);
  await walkTo('y', 130);
  await player.until('scene.walk.purse === 2');
  await player.pauseAndResume();
  // The house's door is closed: the knight stays below it.
  await walkTo('x', 104);
  await page.keyboard.down('ArrowUp');
  await player.until('scene.message.text !== ""');
  await player.frames(30);
  await page.keyboard.up('ArrowUp');
  expect(await player.look<number>('scene.knight.pos.y')).toBeGreaterThan(70);
  await walkTo('y', 144);
  await walkTo('x', 200);
  await walkTo('y', 222);
  // The walk ends on contact with the coin, just before its center.
  await page.keyboard.down('ArrowRight');
  await player.until("scene.walk.phase === 'won'");
  await page.keyboard.up('ArrowRight');
  await player.until('scene.best.value > 0 && scene.canStart');
  await player.tap('Space');
  await player.until("scene.walk.phase === 'walking' && scene.walk.coinsLeft === 3");
  player.expectNoProblems();
});
