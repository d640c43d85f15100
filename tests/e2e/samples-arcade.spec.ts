import { expect, test } from '@playwright/test';
import { SamplePlayer } from './samplePlayer.ts';

// Each game is played from its page: start, act, score, pause, lose or win, start again.
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
  await player.click(200, 250);
  await player.until("scene.phase === 'playing'");
  // A test looks at the game over a long wire: half the speed makes up for it.
  await player.look('void (game.timescale = 0.5)');
  await expect(async () => {
    await player.until(BIRD_SINKS);
    await page.keyboard.press('Space', { delay: 50 });
    expect(await player.look<number>('scene.score')).toBeGreaterThan(0);
  }).toPass({ intervals: [0], timeout: 120_000 });
  await player.pauseAndGoOn();
  await player.look('void (game.timescale = 1)');
  await player.until("scene.phase !== 'playing'");
  expect(await player.look<number>('scene.best')).toBeGreaterThan(0);
  await player.until("scene.phase === 'ready'");
  await page.keyboard.press('Space', { delay: 50 });
  await player.until("scene.phase === 'playing' && scene.score === 0");
  player.expectNoProblems();
});

test('breakout: break bricks, pause, lose three balls, play again', async ({ page }) => {
  const player = new SamplePlayer(page);
  await player.open('breakout');
  await player.click(160, 150);
  await player.until("scene.match.phase === 'serving'");
  await player.tap('Space');
  await player.until("scene.match.phase === 'playing'");
  await expect(async () => {
    await player.point(await player.look<number>('scene.ball.pos.x'), 220);
    expect(await player.look<number>('scene.match.score')).toBeGreaterThanOrEqual(30);
  }).toPass({ intervals: [0], timeout: 120_000 });
  await player.pauseAndGoOn();

  const paddleX = await player.look<number>('scene.paddle.pos.x');
  await page.keyboard.down('ArrowLeft');
  await player.until(`scene.paddle.pos.x < ${Math.min(paddleX, 60)}`);
  await page.keyboard.up('ArrowLeft');
  for (let lives = await player.look<number>('scene.match.lives'); lives > 0; lives--) {
    if ((await player.look('scene.match.phase')) === 'serving') await player.tap('Space');
    await expect(async () => {
      // Out of the ball's way.
      await player.point((await player.look<number>('scene.ball.pos.x')) > 160 ? 20 : 300, 220);
      expect(await player.look<number>('scene.match.lives')).toBe(lives - 1);
    }).toPass({ intervals: [100], timeout: 120_000 });
  }
  await player.until("scene.match.phase === 'lost' && scene.best.value > 0");
  await player.tap('Space');
  await player.until("scene.match.phase === 'serving' && scene.match.score === 0 && scene.match.lives === 3");
  player.expectNoProblems();
});
