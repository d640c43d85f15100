import { expect, it } from 'vitest';
import { createRandom } from '#src/lib/random.ts';
import { drawRandom, hashRandom } from './seededRandom.ts';

it('draws the same numbers as the generator', () => {
  const random = createRandom(42);
  let state = 42;
  for (let count = 0; count < 20; count++) {
    const draw = drawRandom(state);
    expect(draw.value).toBe(random());
    state = draw.state;
  }
});

it('distributes positions evenly', () => {
  const values = Array.from({ length: 2500 }, (_, index) => hashRandom(1, index % 50, Math.floor(index / 50)));
  const below = (limit: number) => values.filter((value) => value < limit).length / values.length;
  expect([0.25, 0.5, 0.75].map((limit) => Math.abs(below(limit) - limit) < 0.04)).toEqual([true, true, true]);
  expect(hashRandom(1, 2, 3, 4)).toBe(hashRandom(1, 2, 3, 4));
  expect(hashRandom(1, 2, 3, 5)).not.toBe(hashRandom(1, 2, 3, 4));
});
