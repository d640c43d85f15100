import { expect, test } from 'vitest';
import { mapLimited } from './mapLimited.ts';

test('keeps the order, and never does more at once than allowed', async () => {
  let running = 0;
  let most = 0;
  const results = await mapLimited([30, 1, 20, 2], 2, async (ms, at) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, ms));
    running -= 1;
    return `${at}: ${ms}`;
  });
  expect(results).toEqual(['0: 30', '1: 1', '2: 20', '3: 2']);
  expect(most).toBe(2);
});

test('a failure is told, and nothing is nothing', async () => {
  await expect(mapLimited([1], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await mapLimited([], 2, () => Promise.resolve(1))).toEqual([]);
});
