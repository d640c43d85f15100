import { expect, test } from './site.ts';
import { SamplePlayer } from './samplePlayer.ts';

// Each game is played on its page: start, move, score, pause, lose or win, restart.
test.describe.configure({ timeout: 300_000 });

// True when the bird has to flap to pass the next gap, or when the round is over.
const BIRD_SINKS = `(() => {
  if (scene.phase !== 'playing') return true;
  const gaps = scene.actors.filter((actor) => actor.constructor.name === 'ScoreTrigger' && actor.pos.x > 160);
  const next = gaps.sort((a, b) => a.pos.x - b.pos.x)[0];
  return scene.bird.pos.y > (next ? next.pos.y + 112 : 260) && scene.bird.vel.y > -100;
})()`;

test('excalibird: fly through a gap, pause, crash, fly again', async ({ page }) => {
  const player = new SamplePlayer(page);
  await player.open('excalibird');
  await player.start(200, 250, "scene.phase === 'playing'");
  await expect(async () => {
    await player.until(BIRD_SINKS);
    await player.tap('Space');
    expect(await player.look<number>('scene.score')).toBeGreaterThan(0);
  }).toPass({ intervals: [0], timeout: 120_000 });
  await player.pauseAndResume();
  await player.until("scene.phase !== 'playing'");
  expect(await player.look<number>('scene.best')).toBeGreaterThan(0);
  await player.until("scene.phase === 'ready'");
  await player.tap('Space');
  await player.until("scene.phase === 'playing' && scene.score === 0");
  player.expectNoProblems();
});

test('breakout: break bricks, pause, lose three balls, play again', async ({ page }) => {
  const player = new SamplePlayer(page);
  await player.open('breakout');
  await player.start(160, 150, "scene.match.phase === 'serving'");
  await player.tap('Space');
  await player.until("scene.match.phase === 'playing'");
  await expect(async () => {
    // If a ball is missed, the next one is served.
    if ((await player.look('scene.match.phase')) !== 'playing') await player.tap('Space');
    await player.point(await player.look<number>('scene.ball.pos.x'), 220);
    await player.frames(6);
    expect(await player.look<number>('scene.match.score')).toBeGreaterThanOrEqual(30);
  }).toPass({ intervals: [0], timeout: 120_000 });
  await player.pauseAndResume();

  const paddleX = await player.look<number>('scene.paddle.pos.x');
  await page.keyboard.down('ArrowLeft');
  await player.until(`scene.paddle.pos.x < ${Math.min(paddleX, 60)}`);
  await page.keyboard.up('ArrowLeft');
  for (let lives = await player.look<number>('scene.match.lives'); lives > 0; lives--) {
    if ((await player.look('scene.match.phase')) === 'serving') await player.tap('Space');
    await expect(async () => {
      // Move out of the ball's way.
      await player.point((await player.look<number>('scene.ball.pos.x')) > 160 ? 20 : 300, 220);
      await player.frames(6);
      expect(await player.look<number>('scene.match.lives')).toBe(lives - 1);
    }).toPass({ intervals: [0], timeout: 120_000 });
  }
  await player.until("scene.match.phase === 'lost' && scene.best.value > 0");
  await player.tap('Space');
  await player.until("scene.match.phase === 'serving' && scene.match.score === 0 && scene.match.lives === 3");
  player.expectNoProblems();
});

test('falling blocks: move, turn, drop, pause, fill the well, play again', async ({ page }) => {
  const player = new SamplePlayer(page);
  await player.open('falling-blocks');
  await player.start(60, 200, "scene.round.phase === 'playing'");
  const x = await player.look<number>('scene.round.falling.x');
  await player.tap('ArrowLeft');
  await player.until(`scene.round.falling.x < ${x}`);
  await player.tap('c');
  await player.until('scene.round.kept !== null');
  await expect(player.frame.getByRole('heading', { name: 'Kept' })).toBeVisible();
  await player.pauseAndResume();
  await expect(async () => {
    await player.tap('Space');
    expect(await player.look('scene.round.phase')).toBe('lost');
  }).toPass({ intervals: [0], timeout: 120_000 });
  const score = await player.look<number>('scene.round.score');
  expect(score).toBeGreaterThan(0);
  // React renders the engine's result.
  await expect(player.frame.getByText('Game over')).toBeVisible();
  await expect(player.frame.locator('.figure', { hasText: 'Best' })).toContainText(String(score));
  await player.until('scene.canStart');
  await player.tap('Space');
  await player.until("scene.round.phase === 'playing' && scene.round.score < 50");
  player.expectNoProblems();
});

test('platformer: run, jump, gather coins, pause, fall three times, run again', async ({ page }) => {
  const player = new SamplePlayer(page);
  await player.open('platformer');
  await player.start(160, 120, "scene.run.phase === 'playing' && scene.knight.touchedGround");
  const ground = await player.look<number>('scene.knight.pos.y');
  await page.keyboard.down('Space');
  await player.until(`scene.knight.pos.y < ${ground - 30}`);
  await page.keyboard.up('Space');
  await player.until(`scene.knight.pos.y > ${ground - 2}`);
  await page.keyboard.down('ArrowRight');
  await player.until('scene.run.coins >= 3');
  await page.keyboard.up('ArrowRight');
  await player.pauseAndResume();
  // Fall into the first pit, again and again.
  await page.keyboard.down('ArrowRight');
  await player.until("scene.run.phase === 'lost'", 120_000);
  await page.keyboard.up('ArrowRight');
  await player.until('scene.best.value >= 30 && scene.canStart');
  await player.tap('Space');
  await player.until("scene.run.phase === 'playing' && scene.run.hearts === 3 && scene.run.coins === 0");
  player.expectNoProblems();
});

test("shoot 'em up: fly, shoot a wave, pause, lose all shields, play again", async ({ page }) => {
  const player = new SamplePlayer(page);
  await player.open('shoot-em-up');
  await player.start(120, 280, "scene.battle.phase === 'playing'");
  await page.keyboard.down('Space');
  // Stay under the nearest enemy until something explodes.
  await expect(async () => {
    const way = await player.look<number>(
      `(() => {
        const enemies = scene.actors.filter((actor) => actor.constructor.name === 'Enemy' && actor.pos.y > 0);
        const nearest = enemies.sort((a, b) => b.pos.y - a.pos.y)[0];
        return nearest ? nearest.pos.x - scene.ship.pos.x : 0;
      })()`,
    );
    const key = way < 0 ? 'ArrowLeft' : 'ArrowRight';
    await page.keyboard.down(key);
    await player.frames(2);
    await page.keyboard.up(key);
    expect(await player.look<number>('scene.battle.score')).toBeGreaterThan(0);
  }).toPass({ intervals: [0], timeout: 120_000 });
  await page.keyboard.up('Space');
  await player.pauseAndResume();
  // Move up to where the enemies spawn.
  await page.keyboard.down('ArrowUp');
  await player.until("scene.battle.phase === 'lost'", 150_000);
  await page.keyboard.up('ArrowUp');
  await player.until('scene.best.value > 0 && scene.canStart');
  await player.tap('Space');
  await player.until("scene.battle.phase === 'playing' && scene.battle.shields === 3 && scene.battle.score === 0");
  player.expectNoProblems();
});

test('physics toy: aim, drop all balls, pause, read the score, play again', async ({ page }) => {
  const player = new SamplePlayer(page);
  await player.open('physics-toy');
  await player.start(120, 200, "scene.game.phase === 'playing'");
  const aim = await player.look<number>('scene.aim.pos.x');
  await page.keyboard.down('ArrowRight');
  await player.until(`scene.aim.pos.x > ${aim + 15}`);
  await page.keyboard.up('ArrowRight');
  await player.tap('Space');
  await player.until('scene.game.score > 0');
  await player.pauseAndResume();
  await expect(async () => {
    await player.tap('Space');
    await player.frames(30);
    expect(await player.look('scene.game.phase')).toBe('over');
  }).toPass({ intervals: [0], timeout: 180_000 });
  expect(await player.look<number>('scene.game.score')).toBeGreaterThan(160);
  await player.until('scene.best.value === scene.game.score && scene.canStart');
  await player.tap('Space');
  await player.until("scene.game.phase === 'playing' && scene.game.score === 0");
  player.expectNoProblems();
});
