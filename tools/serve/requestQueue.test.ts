import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRequestQueue } from './requestQueue.ts';

test('jobs run in order, at most eight per turn of the event loop, and the queue can be used again', async () => {
  const enqueue = createRequestQueue();
  const done: number[] = [];
  const counts: number[] = [];
  for (let job = 0; job < 20; job += 1) enqueue(() => void done.push(job));
  expect(done).toEqual([]);
  while (done.length < 20) {
    const before = done.length;
    await nextTurn();
    counts.push(done.length - before);
  }
  expect(done).toEqual(Array.from({ length: 20 }, (_, job) => job));
  expect(Math.max(...counts)).toBe(8);
  enqueue(() => void done.push(99));
  await nextTurn();
  await nextTurn();
  expect(done.at(-1)).toBe(99);
});
