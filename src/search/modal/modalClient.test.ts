import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchClient } from '../client/types.ts';
import { createRetryError } from '../client/types.ts';
import type { Outcome } from './modalClient.ts';
import { toModalClient } from './modalClient.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Catchable {
  catch(tell: (error: Error) => void): Promise<unknown>;
}

/** Searches the way the window does. */
function searchWith(client: SearchClient, outcomes: Outcome[]) {
  const modal = toModalClient(client, (outcome) => outcomes.push(outcome));
  return (tell: (error: Error) => void) => (modal.search({ requests: [] }) as unknown as Catchable).catch(tell);
}

test('an answer passes through and is told', async () => {
  const answer = { results: [{ hits: [], nbHits: 7, page: 0, nbPages: 1 }] };
  const outcomes: Outcome[] = [];
  const search = searchWith({ search: () => Promise.resolve(answer) }, outcomes);
  await expect(search(() => undefined)).resolves.toBe(answer);
  expect(outcomes).toEqual([{ nbHits: 7 }]);
});

test('a failure is told to the window after it has said that it waits, and never ends', async () => {
  const outcomes: Outcome[] = [];
  const told: string[] = [];
  let hasEnded = false;
  const search = searchWith({ search: () => Promise.reject(createRetryError('x')) }, outcomes);
  void search((error) => {
    told.push(error.name);
    throw error;
  }).finally(() => (hasEnded = true));
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(['RetryError']);
  expect(outcomes).toEqual(['failed']);
  expect(hasEnded).toBe(false);
});

test('the failure of a search that a newer one replaced is not told', async () => {
  const outcomes: Outcome[] = [];
  const told: string[] = [];
  const answers = [Promise.reject(createRetryError('x')), Promise.resolve({ results: [] })];
  const search = searchWith({ search: () => answers.shift()! }, outcomes);
  void search((error) => void told.push(error.name));
  void search((error) => void told.push(error.name));
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
  expect(outcomes).toEqual([{ nbHits: 0 }]);
});
