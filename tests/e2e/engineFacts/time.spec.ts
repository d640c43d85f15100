import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test.beforeEach(({ page }) => openTestbed(page));

test('a reset takes the limit off a timer unless it names a new one, and gives none to a timer without', async ({
  page,
}) => {
  const calls = await page.evaluate(() => {
    const callsAfter = (numberOfRepeats: number | undefined, reset: (timer: Excalibur.Timer) => void) => {
      let count = 0;
      const limit = numberOfRepeats === undefined ? {} : { numberOfRepeats };
      const timer = new ex.Timer({ interval: 100, repeats: true, action: () => count++, ...limit });
      testbed.scene.add(timer);
      timer.start();
      testbed.step(100);
      reset(timer);
      testbed.step(100, 10);
      timer.cancel();
      return count;
    };
    return {
      plain: callsAfter(2, (timer) => timer.reset()),
      interval: callsAfter(2, (timer) => timer.reset(100)),
      both: callsAfter(2, (timer) => timer.reset(100, 3)),
      unlimited: callsAfter(undefined, (timer) => timer.reset(100, 3)),
    };
  });
  expect(calls).toEqual({ plain: 11, interval: 11, both: 4, unlimited: 11 });
});

test('a timer started too early begins when it is added, and needs repeats for a number of them', async ({ page }) => {
  const result = await page.evaluate(() => {
    let count = 0;
    const timer = new ex.Timer({ interval: 100, repeats: true, action: () => count++ });
    timer.start();
    testbed.step(100, 3);
    const before = count;
    testbed.scene.add(timer);
    testbed.step(100, 3);
    let message = '';
    try {
      new ex.Timer({ interval: 100, numberOfRepeats: 2 });
    } catch (error) {
      message = (error as Error).message;
    }
    return { before, after: count, message };
  });
  expect(result.before).toBe(0);
  expect(result.after).toBe(3);
  expect(result.message).toContain('repeats must be set to true');
});

test('a limited timer completes a frame late and is silent about a second start; off with an unknown handler removes the last one', async ({
  page,
}) => {
  const result = await page.evaluate(() => {
    const log: string[] = [];
    const timer = new ex.Timer({ interval: 100, repeats: true, numberOfRepeats: 1, action: () => log.push('call') });
    for (const name of ['start', 'complete'] as const) timer.events.on(name, () => log.push(name));
    testbed.scene.add(timer);
    timer.start();
    testbed.step(100);
    log.push('frame');
    testbed.step(100);
    timer.start();
    timer.off(() => undefined);
    testbed.step(100);
    return log;
  });
  expect(result).toEqual(['start', 'call', 'frame', 'complete']);
});

test('timers follow the time scale; scheduled calls and coroutines do not', async ({ page }) => {
  const passed = await page.evaluate(() => {
    const seen = { timer: 0, schedule: 0, coroutine: 0 };
    const { game, scene } = testbed;
    game.timescale = 0.5;
    const timer = new ex.Timer({ interval: 100, action: () => (seen.timer = frame) });
    scene.add(timer);
    timer.start();
    let frame = 0;
    game.clock.schedule(() => (seen.schedule = frame), 100);
    ex.coroutine(game, function* () {
      yield 100;
      seen.coroutine = frame;
    });
    for (frame = 1; frame <= 30; frame++) testbed.step(10);
    return seen;
  });
  expect(passed).toEqual({ timer: 20, schedule: 10, coroutine: 10 });
});

test('calls that fall due together run newest first, and one may clear another', async ({ page }) => {
  const order = await page.evaluate(() => {
    const { clock } = testbed.game;
    const order: string[] = [];
    clock.schedule(() => order.push('first'));
    const cleared = clock.schedule(() => order.push('cleared'));
    clock.schedule(() => order.push('third'));
    clock.schedule(() => {
      order.push('fourth');
      clock.clearSchedule(cleared);
    });
    testbed.step(16);
    return order;
  });
  expect(order).toEqual(['fourth', 'third', 'first']);
});

test('a long gap counts as one millisecond, and a new clock has an empty schedule', async ({ page }) => {
  const result = await page.evaluate(() => {
    let nowMs = 0;
    const elapsed: number[] = [];
    class HandClock extends ex.StandardClock {
      override now = () => nowMs;
      frame(atMs: number) {
        nowMs = atMs;
        this.update();
      }
    }
    const clock = new HandClock({ tick: (elapsedMs) => elapsed.push(elapsedMs) });
    nowMs = performance.now();
    const start = nowMs;
    clock.frame(start);
    elapsed.length = 0;
    for (const at of [20, 220, 5000]) clock.frame(start + at);
    let isCalled = false;
    testbed.game.clock.schedule(() => (isCalled = true), 100);
    const other = testbed.game.debug.useTestClock();
    for (let i = 0; i < 20; i++) other.step(16);
    return { elapsed: elapsed.map(Math.round), isCalled };
  });
  expect(result).toEqual({ elapsed: [20, 200, 1], isCalled: false });
});

test('a coroutine waits forever at a yield without the star, and continues after yield* and a promise', async ({
  page,
}) => {
  const seen = await page.evaluate(async () => {
    const { game } = testbed;
    const seen: string[] = [];
    const inner = (name: string) =>
      ex.coroutine(game, function* () {
        yield;
        seen.push(name);
      });
    ex.coroutine(game, function* () {
      yield inner('bare');
      seen.push('after bare');
    });
    ex.coroutine(game, function* () {
      yield* inner('star');
      seen.push('after star');
    });
    ex.coroutine(game, function* () {
      yield inner('started').start().done;
      seen.push('after started');
    });
    for (let i = 0; i < 20; i++) {
      testbed.step(16);
      await Promise.resolve();
    }
    return seen.sort();
  });
  expect(seen).toEqual(['after star', 'after started', 'star', 'started']);
});

test('a canceled coroutine skips its finally block, and one that yields a rejection stops', async ({ page }) => {
  const result = await page.evaluate(async () => {
    const { game } = testbed;
    const seen: string[] = [];
    const canceled = ex.coroutine(game, function* () {
      try {
        yield 100;
        seen.push('went on');
      } finally {
        seen.push('finally');
      }
    });
    const stuck = ex.coroutine(game, function* () {
      yield Promise.reject(new Error('no'));
      seen.push('after the rejection');
    });
    canceled.cancel();
    const states = [canceled.isRunning(), canceled.isComplete()];
    for (let i = 0; i < 20; i++) {
      testbed.step(16);
      await Promise.resolve();
    }
    return { seen, states, later: canceled.isComplete(), isStuck: stuck.isRunning() };
  });
  expect(result).toEqual({ seen: [], states: [false, false], later: true, isStuck: true });
});

test('a coroutine outside of the hooks asks for the engine', async ({ page }) => {
  const message = await page.evaluate(() => {
    try {
      ex.coroutine(function* () {
        yield;
      });
      return 'no error';
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(message).toContain('Pass an engine parameter');
});
