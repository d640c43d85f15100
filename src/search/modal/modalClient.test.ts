import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchClient } from '../client/types.ts';
import { createRetryError } from '../client/types.ts';
import type { Outcome } from './modalClient.ts';
import { toModalClient } from './modalClient.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Catchable {
  catch(onError: (error: Error) => void): Promise<unknown>;
}

/** Searches the way DocSearch does. */
function searchWith(client: SearchClient, outcomes: Outcome[]) {
  const modal = toModalClient(client, (outcome) => outcomes.push(outcome));
  return (onError: (error: Error) => void) => (modal.search({ requests: [] }) as unknown as Catchable).catch(onError);
}

test('a result is passed through and reported', async () => {
  const answer = { results: [{ hits: [], nbHits: 7, page: 0, nbPages: 1 }] };
  const outcomes: Outcome[] = [];
  const search = searchWith({ search: () => Promise.resolve(answer) }, outcomes);
  await expect(search(() => undefined)).resolves.toBe(answer);
  expect(outcomes).toEqual([{ nbHits: 7 }]);
});

test('a failure is reported after DocSearch shows the search as stalled, and never settles', async () => {
  const outcomes: Outcome[] = [];
  const reported: string[] = [];
  let hasSettled = false;
  const search = searchWith({ search: () => Promise.reject(createRetryError('x')) }, outcomes);
  void search((error) => {
    reported.push(error.name);
    throw error;
  }).finally(() => (hasSettled = true));
  await vi.advanceTimersByTimeAsync(200);
  expect(reported).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reported).toEqual(['RetryError']);
  expect(outcomes).toEqual(['failed']);
  expect(hasSettled).toBe(false);
});

test('the failure of a superseded search is not reported', async () => {
  const outcomes: Outcome[] = [];
  const reported: string[] = [];
  const answers = [Promise.reject(createRetryError('x')), Promise.resolve({ results: [] })];
  const search = searchWith({ search: () => answers.shift()! }, outcomes);
  void search((error) => void reported.push(error.name));
  void search((error) => void reported.push(error.name));
  await vi.advanceTimersByTimeAsync(1000);
  expect(reported).toEqual([]);
  expect(outcomes).toEqual([{ nbHits: 0 }]);
});
