import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test.beforeEach(({ page }) => openTestbed(page));

test('some actions never end, and what is queued behind them never runs', async ({ page }) => {
  const done = await page.evaluate(() => {
    const isDone = (queue: (actor: Excalibur.Actor) => Excalibur.ActionContext) => {
      const actor = testbed.add({ pos: ex.vec(0, 1000) });
      let done = false;
      queue(actor).callMethod(() => (done = true));
      testbed.step(16, 200);
      actor.kill();
      return done;
    };
    const runner = testbed.add({ pos: ex.vec(100, 1000), vel: ex.vec(200, 0) });
    const endless = (actor: Excalibur.Actor) => new ex.RepeatForever(actor, (step) => step.delay(10));
    return {
      repeatForever: isDone((actor) => actor.actions.repeatForever((step) => step.delay(10))),
      follow: isDone((actor) => actor.actions.follow(runner, 20)),
      fasterTarget: isDone((actor) => actor.actions.meet(runner, 100)),
      parallel: isDone((actor) => actor.actions.runAction(new ex.ParallelActions([new ex.Delay(10), endless(actor)]))),
      delay: isDone((actor) => actor.actions.delay(100)),
    };
  });
  expect(done).toEqual({ repeatForever: false, follow: false, fasterTarget: false, parallel: false, delay: true });
});

test('callMethod does not wait for a promise, and its class is not exported', async ({ page }) => {
  const result = await page.evaluate(() => {
    let isNext = false;
    testbed
      .add()
      .actions.callMethod(() => void new Promise(() => undefined))
      .callMethod(() => (isNext = true));
    testbed.step(16, 3);
    return { isNext, isExported: 'CallMethod' in ex };
  });
  expect(result).toEqual({ isNext: true, isExported: false });
});

test('a blink ends visible, also for an actor that was hidden before', async ({ page }) => {
  const isVisible = await page.evaluate(() => {
    const actor = testbed.add({ visible: false });
    actor.actions.blink(20, 20, 2);
    testbed.step(16, 20);
    return actor.graphics.isVisible;
  });
  expect(isVisible).toBe(true);
});

test('the first round of a repeat is built when it is queued, the others in their turn', async ({ page }) => {
  const rounds = await page.evaluate(() => {
    let now = 'queued';
    const rounds: string[] = [];
    const build = (step: Excalibur.ActionContext) => {
      rounds.push(now);
      step.delay(10);
    };
    testbed.add().actions.delay(100).repeat(build, 2);
    now = 'running';
    testbed.step(16, 20);
    return rounds;
  });
  expect(rounds).toEqual(['queued', 'running']);
});

test('die drops what is queued behind it; adding the actor again restores it, unkill alone does not', async ({
  page,
}) => {
  const result = await page.evaluate(() => {
    const { scene } = testbed;
    const actor = testbed.add();
    let isAfter = false;
    const events: string[] = [];
    for (const name of ['prekill', 'kill', 'postkill']) actor.on(name, () => events.push(name));
    actor.actions.die().callMethod(() => (isAfter = true));
    testbed.step(16, 5);
    actor.unkill();
    testbed.step(16, 2);
    const isBackByUnkill = scene.actors.includes(actor);
    scene.add(actor);
    testbed.step(16, 2);
    return { isAfter, events, isBackByUnkill, isBack: scene.actors.includes(actor), isActive: actor.isActive };
  });
  expect(result).toEqual({
    isAfter: false,
    events: ['prekill', 'kill', 'postkill'],
    isBackByUnkill: false,
    isBack: true,
    isActive: true,
  });
});

test('rotateBy by speed with a negative angle clockwise turns forwards, then jumps', async ({ page }) => {
  const turn = await page.evaluate(() => {
    const actor = testbed.add();
    actor.actions.rotateBy(-Math.PI / 2, 2, ex.RotationType.Clockwise);
    testbed.step(16, 30);
    const during = Math.round(ex.toDegrees(actor.rotation));
    testbed.step(16, 300);
    return { during, end: Math.round(ex.toDegrees(actor.rotation)) };
  });
  expect(turn.during).toBeGreaterThan(10);
  expect(turn.during).toBeLessThan(90);
  expect(turn.end).toBe(270);
});

test('an easing is taken for the old kind by its four parameters', async ({ page }) => {
  const kinds = await page.evaluate(() => {
    const legacy = (time: number, start: number, end: number, duration: number) =>
      start + ((end - start) * time) / duration;
    return [
      ex.isLegacyEasing(legacy),
      ex.isLegacyEasing(ex.EasingFunctions.EaseInOutCubic),
      ex.isLegacyEasing(ex.easeInOutCubic),
      ex.isLegacyEasing((...values: number[]) => values[0] ?? 0),
    ];
  });
  expect(kinds).toEqual([true, true, false, false]);
});
