import { expect, it } from 'vitest';
import { openStall, patienceMs, payFor, POTIONS, serve, wait } from './rules';

const withGuest = wait(openStall(), 1);
const first = withGuest.queue[0]!;
const wrong = POTIONS.find((potion) => potion !== first.wish)!;

it('opens with a guest at once and fills up to three', () => {
  expect(withGuest.queue).toHaveLength(1);
  let stall = withGuest;
  for (let step = 0; step < 80; step++) stall = wait(stall, 100);
  expect(stall.queue.length).toBeLessThanOrEqual(3);
});

it('pays more for quick service', () => {
  expect(payFor(withGuest, { ...first, waitedMs: 0 })).toBe(5);
  expect(payFor(withGuest, { ...first, waitedMs: patienceMs(withGuest) - 1 })).toBe(1);
});

it('serves the right potion for coins', () => {
  const served = serve(withGuest, first.wish);
  expect(served).toMatchObject({ coins: 5, served: 1, hearts: 3 });
  expect(served.queue).toHaveLength(0);
});

it('loses a heart for the wrong potion', () => {
  expect(serve(withGuest, wrong)).toMatchObject({ coins: 0, hearts: 2 });
});

it('loses a heart for a guest who waited too long, and closes with the last', () => {
  const left = wait(withGuest, patienceMs(withGuest));
  expect(left.hearts).toBe(2);
  expect(wait({ ...withGuest, hearts: 1 }, patienceMs(withGuest))).toMatchObject({
    phase: 'closed',
    hearts: 0,
  });
});

it('grows less patient with every guest served, to a limit', () => {
  expect(patienceMs({ ...withGuest, served: 5 })).toBeLessThan(patienceMs(withGuest));
  expect(patienceMs({ ...withGuest, served: 500 })).toBe(3500);
});
