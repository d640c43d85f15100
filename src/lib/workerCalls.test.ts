import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, connectWorker } from './workerCalls.ts';

interface Api {
  add(a: number, b: number): number;
  fail(): void;
  wait(): Promise<string>;
}

const FAILURE = new Error('The worker could not run.');

/** A page and a worker on the two ends of a channel; `crash` stands for a script that did not load. */
function connect(api: { [Name in keyof Api]: (...args: Parameters<Api[Name]>) => ReturnType<Api[Name]> }) {
  const { port1, port2 } = new MessageChannel();
  vi.stubGlobal('self', port2);
  answerCalls<Api>(api);
  port1.start();
  port2.start();
  const call = connectWorker<Api>(port1 as unknown as Worker, FAILURE);
  return { call, crash: () => port1.dispatchEvent(new Event('error')), close: () => port1.close() };
}

const api: Parameters<typeof connect>[0] = {
  add: (a, b) => a + b,
  fail() {
    throw new TypeError('Not today.');
  },
  wait: () => new Promise(() => undefined),
};

let close: () => void;
const start = () => {
  const connection = connect(api);
  close = connection.close;
  return connection;
};
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

test('each call gets its own result', async () => {
  const { call } = start();
  expect(await Promise.all([call('add', 1, 2), call('add', 3, 4)])).toEqual([3, 7]);
});

test('an error inside the worker rejects its call only', async () => {
  const { call } = start();
  const results = await Promise.allSettled([call('fail'), call('add', 1, 1)]);
  expect(results).toEqual([
    { status: 'rejected', reason: new Error('Not today.') },
    { status: 'fulfilled', value: 2 },
  ]);
});

test('a result that cannot be sent rejects its call', async () => {
  const connection = connect({ ...api, add: (() => () => undefined) as unknown as Api['add'] });
  close = connection.close;
  await expect(connection.call('add', 1, 2)).rejects.toThrow(/could not be cloned/);
});

test('a worker that fails rejects the waiting calls and all later ones', async () => {
  const { call, crash } = start();
  const waiting = call('wait');
  crash();
  await expect(waiting).rejects.toBe(FAILURE);
  await expect(call('add', 1, 2)).rejects.toBe(FAILURE);
});
