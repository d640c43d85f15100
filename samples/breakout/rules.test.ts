import { describe, expect, it } from 'vitest';
import {
  bounceFromPaddle,
  bounceFromSide,
  hitBrick,
  loseBall,
  parseWall,
  serve,
  startMatch,
  WALLS,
} from './rules';

describe('a wall', () => {
  it('is read from letters; stone takes two hits', () => {
    expect(parseWall('r.s')).toEqual([
      { column: 0, row: 0, color: 'red', hits: 1 },
      { column: 2, row: 0, color: 'stone', hits: 2 },
    ]);
  });

  it.each(WALLS)('fits the screen: %s', (plan) => {
    const bricks = parseWall(plan);
    expect(bricks.length).toBeGreaterThan(10);
    expect(Math.max(...bricks.map(({ column }) => column))).toBeLessThan(9);
  });
});

describe('a match', () => {
  const playing = serve(startMatch());

  it('begins with three lives and a ball on the paddle', () => {
    expect(startMatch()).toMatchObject({ phase: 'serving', lives: 3, score: 0 });
    expect(playing.phase).toBe('playing');
  });

  it('pays ten points a hit and counts broken bricks', () => {
    expect(hitBrick(playing, true)).toMatchObject({
      score: 10,
      bricksLeft: playing.bricksLeft - 1,
    });
    expect(hitBrick(playing, false)).toMatchObject({
      score: 10,
      bricksLeft: playing.bricksLeft,
    });
  });

  it('goes on with the next wall after the last brick', () => {
    const next = hitBrick({ ...playing, bricksLeft: 1 }, true);
    expect(next).toMatchObject({ phase: 'serving', level: 1 });
    expect(next.bricksLeft).toBeGreaterThan(10);
  });

  it('is won on the last wall, with points for the lives left', () => {
    const last = {
      ...playing,
      level: WALLS.length - 1,
      bricksLeft: 1,
      lives: 2,
      score: 0,
    };
    expect(hitBrick(last, true)).toMatchObject({ phase: 'won', score: 230 });
  });

  it('is lost with the third ball', () => {
    const twice = loseBall(loseBall(playing));
    expect(twice).toMatchObject({ phase: 'serving', lives: 1 });
    expect(loseBall(twice)).toMatchObject({ phase: 'lost', lives: 0 });
  });
});

describe('the ball', () => {
  it('leaves the middle of the paddle straight up and keeps its speed at the rims', () => {
    expect(bounceFromPaddle(0, 100)).toEqual({ x: 0, y: -100 });
    const { x, y } = bounceFromPaddle(5, 100);
    expect(x).toBeGreaterThan(80);
    expect(Math.hypot(x, y)).toBeCloseTo(100);
  });

  it('turns away from the side that was hit, once, however many bricks it hits', () => {
    const down = bounceFromSide({ x: 3, y: -4 }, 'Top');
    expect(down).toEqual({ x: 3, y: 4 });
    expect(bounceFromSide(down, 'Top')).toEqual(down);
    expect(bounceFromSide({ x: 3, y: 4 }, 'Right')).toEqual({ x: -3, y: 4 });
  });
});
