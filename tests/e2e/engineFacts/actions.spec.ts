import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test.beforeEach(({ page }) => openTestbed(page));

test('clearing stops repeatForever, but leaves a counted repeat and a sequence moving', async ({ page }) => {
  const speeds = await page.evaluate(() => {
    const speedAfterClear = (queue: (actor: Excalibur.Actor) => void) => {
      const actor = testbed.add();
      queue(actor);
      testbed.step(100, 3);
      actor.actions.clearActions();
      testbed.step(100);
      return actor.vel.x;
    };
    return {
      forever: speedAfterClear((actor) => actor.actions.repeatForever((step) => step.moveBy(100, 0, 50))),
      counted: speedAfterClear((actor) => actor.actions.repeat((step) => step.moveBy(100, 0, 50), 3)),
      sequence: speedAfterClear((actor) =>
        actor.actions.runAction(new ex.ActionSequence(actor, (step) => step.moveBy(100, 0, 50))),
      ),
    };
  });
  expect(speeds).toEqual({ forever: 0, counted: 50, sequence: 50 });
});

test('repeat with zero times runs forever', async ({ page }) => {
  const rounds = await page.evaluate(() => {
    let count = 0;
    testbed.add().actions.repeat((step) => step.callMethod(() => count++), 0);
    testbed.step(16, 20);
    return count;
  });
  expect(rounds).toBeGreaterThan(10);
});

test('a queue rebuilt inside callMethod loses its first action, one tick later it does not', async ({ page }) => {
  const seen = await page.evaluate(() => {
    const run = (later: (work: () => void) => void) => {
      const actor = testbed.add();
      const order: string[] = [];
      actor.actions.callMethod(() =>
        later(() => {
          actor.actions.clearActions();
          actor.actions.callMethod(() => order.push('first')).callMethod(() => order.push('second'));
        }),
      );
      testbed.step(16, 10);
      return order;
    };
    return { inside: run((work) => work()), scheduled: run((work) => testbed.game.clock.schedule(work)) };
  });
  expect(seen).toEqual({ inside: ['second'], scheduled: ['first', 'second'] });
});

test('smoothstep needs its edges to work as an easing', async ({ page }) => {
  const places = await page.evaluate(() => {
    const run = (easing: Excalibur.Easing) => {
      const actor = testbed.add();
      actor.actions.moveTo({ pos: ex.vec(100, 0), duration: 1000, easing });
      testbed.step(100, 5);
      return actor.pos.x;
    };
    return { bare: String(run(ex.smoothstep as Excalibur.Easing)), edges: run((t) => ex.smoothstep(t, 0, 1)) };
  });
  expect(places).toEqual({ bare: 'NaN', edges: 50 });
});

test('a move by speed waits at a wall, a move by duration is placed behind it', async ({ page }) => {
  const places = await page.evaluate(() => {
    const run = (y: number, move: (actor: Excalibur.Actor) => Excalibur.ActionContext) => {
      testbed.add({ pos: ex.vec(120, y), collisionType: ex.CollisionType.Fixed });
      const actor = testbed.add({ pos: ex.vec(0, y), collisionType: ex.CollisionType.Active });
      let isDone = false;
      move(actor).callMethod(() => (isDone = true));
      testbed.step(16, 300);
      return { x: Math.round(actor.pos.x), isDone };
    };
    return {
      speed: run(1000, (actor) => actor.actions.moveTo(ex.vec(200, 1000), 200)),
      duration: run(2000, (actor) => actor.actions.moveTo({ pos: ex.vec(200, 2000), duration: 800 })),
    };
  });
  expect(places).toEqual({ speed: { x: 100, isDone: false }, duration: { x: 200, isDone: true } });
});

test('a full turn by rotateBy does not move, four quarter turns do', async ({ page }) => {
  const angles = await page.evaluate(() => {
    const widest = (queue: (actor: Excalibur.Actor) => void) => {
      const actor = testbed.add();
      queue(actor);
      let most = 0;
      for (let i = 0; i < 60; i++) {
        testbed.step(16);
        most = Math.max(most, actor.rotation);
      }
      return Math.round(ex.toDegrees(most));
    };
    return {
      whole: widest((actor) => actor.actions.rotateBy(Math.PI * 2, 8)),
      quarters: widest((actor) => {
        for (let i = 0; i < 4; i++) actor.actions.rotateBy({ angleRadiansOffset: Math.PI / 2, duration: 200 });
      }),
    };
  });
  expect(angles.whole).toBe(0);
  expect(angles.quarters).toBeGreaterThan(270);
});

test('scaleTo by speed turns x the wrong way when y shrinks; by duration it is not even', async ({ page }) => {
  const scales = await page.evaluate(() => {
    const mixed = testbed.add();
    mixed.actions.scaleTo(ex.vec(2, 0.5), ex.vec(1, 1));
    testbed.step(100, 3);
    const during = mixed.scale.x;
    testbed.step(100, 20);
    const timed = testbed.add();
    timed.actions.scaleTo({ scale: ex.vec(2, 2), duration: 1000 });
    testbed.step(10, 50);
    return { during, after: mixed.scale.x, halfTime: timed.scale.x };
  });
  expect(scales.during).toBeLessThan(1);
  expect(scales.after).toBe(2);
  expect(scales.halfTime).toBeGreaterThan(1.8);
});

test('meet swings around its target unless the tolerance is as large as one step', async ({ page }) => {
  const result = await page.evaluate(() => {
    const run = (y: number, tolerance: number) => {
      const target = testbed.add({ pos: ex.vec(0, y) });
      const chaser = testbed.add({ pos: ex.vec(-100, y) });
      let isMet = false;
      chaser.actions.runAction(new ex.Meet(chaser, target, 1000, tolerance)).callMethod(() => (isMet = true));
      testbed.step(16, 100);
      return isMet;
    };
    return { default: run(1000, 1), wide: run(2000, 20) };
  });
  expect(result).toEqual({ default: false, wide: true });
});

test('flash needs an actor in a running scene, and clearing leaves its color on', async ({ page }) => {
  const material = await page.evaluate(() => {
    const loose = new ex.Actor({ width: 20, height: 20 });
    loose.actions.flash(ex.Color.Red, 500);
    testbed.scene.add(loose);
    const early = new ex.Actor({ width: 20, height: 20 });
    new ex.Scene().add(early);
    let message = '';
    try {
      early.actions.flash(ex.Color.Red, 500);
    } catch (error) {
      message = (error as Error).name;
    }
    const present = testbed.add();
    present.actions.flash(ex.Color.Red, 500);
    testbed.step(16, 3);
    present.actions.clearActions();
    testbed.step(16, 60);
    return { message, loose: Boolean(loose.graphics.material), cleared: Boolean(present.graphics.material) };
  });
  expect(material).toEqual({ message: 'TypeError', loose: false, cleared: true });
});

test('a promise of the queue never settles once the queue is cleared', async ({ page }) => {
  const isSettled = await page.evaluate(async () => {
    const actor = testbed.add();
    let settled = false;
    void actor.actions
      .delay(100)
      .toPromise()
      .finally(() => (settled = true));
    actor.actions.clearActions();
    testbed.step(16, 60);
    await testbed.nextTask();
    return settled;
  });
  expect(isSettled).toBe(false);
});

test('rotateBy with a direction turns a quarter and jumps by speed, and goes the whole way by duration', async ({
  page,
}) => {
  const jumps = await page.evaluate(() => {
    const largestStep = (queue: (actor: Excalibur.Actor) => void) => {
      const actor = testbed.add();
      queue(actor);
      let largest = 0;
      for (let i = 0; i < 300; i++) {
        const before = actor.rotation;
        testbed.step(16);
        largest = Math.max(largest, Math.abs(actor.rotation - before));
      }
      return { largest, end: Math.round(ex.toDegrees(actor.rotation)) };
    };
    const angle = Math.PI * 1.5;
    const { Clockwise } = ex.RotationType;
    return {
      speed: largestStep((actor) => actor.actions.rotateBy(angle, 2, Clockwise)),
      duration: largestStep((actor) =>
        actor.actions.rotateBy({ angleRadiansOffset: angle, duration: 2000, rotationType: Clockwise }),
      ),
    };
  });
  expect(jumps.speed.end).toBe(270);
  expect(jumps.speed.largest).toBeGreaterThan(1);
  expect(jumps.duration.end).toBe(270);
  expect(jumps.duration.largest).toBeLessThan(0.2);
});

test('scaleBy with unequal amounts overshoots on the smaller one and jumps back', async ({ page }) => {
  const scale = await page.evaluate(() => {
    const actor = testbed.add();
    actor.actions.scaleBy(ex.vec(1, 0.5), 1);
    let most = 0;
    for (let i = 0; i < 200; i++) {
      testbed.step(16);
      most = Math.max(most, actor.scale.y);
    }
    return { most, end: actor.scale.y };
  });
  expect(scale.most).toBeGreaterThan(1.8);
  expect(scale.end).toBeCloseTo(1.5);
});

test('blink and fade never end on an entity without graphics', async ({ page }) => {
  const isDone = await page.evaluate(() => {
    const run = (make: (entity: Excalibur.Entity) => Excalibur.Action) => {
      const entity = new ex.Entity([new ex.TransformComponent(), new ex.MotionComponent(), new ex.ActionsComponent()]);
      testbed.scene.add(entity);
      let done = false;
      entity
        .get(ex.ActionsComponent)!
        .runAction(make(entity))
        .callMethod(() => (done = true));
      testbed.step(16, 100);
      return done;
    };
    return [run((entity) => new ex.Blink(entity, 50, 50)), run((entity) => new ex.Fade(entity, 0, 100))];
  });
  expect(isDone).toEqual([false, false]);
});

test('followers and chasers copy the speed of their target, so one that never had any is not reached', async ({
  page,
}) => {
  const places = await page.evaluate(() => {
    const leader = testbed.add({ pos: ex.vec(0, 1000) });
    const follower = testbed.add({ pos: ex.vec(-50, 1000) });
    const chaser = testbed.add({ pos: ex.vec(-80, 1000) });
    follower.actions.follow(leader, 20);
    chaser.actions.meet(leader);
    for (let i = 0; i < 100; i++) {
      leader.pos.x += 2;
      testbed.step(16);
    }
    const still = [follower.pos.x, chaser.pos.x];
    leader.vel = ex.vec(100, 0);
    testbed.step(16, 20);
    return { still, isFollowing: follower.pos.x > -50, isChasing: chaser.pos.x > -80 };
  });
  expect(places).toEqual({ still: [-50, -80], isFollowing: true, isChasing: true });
});

test('a curve on a child starts at its position in the world', async ({ page }) => {
  const x = await page.evaluate(() => {
    const parent = testbed.add({ pos: ex.vec(500, 0) });
    const child = new ex.Actor({ pos: ex.vec(10, 0) });
    parent.addChild(child);
    const controlPoints: [Excalibur.Vector, Excalibur.Vector, Excalibur.Vector] = [
      ex.vec(20, 0),
      ex.vec(30, 0),
      ex.vec(40, 0),
    ];
    child.actions.curveTo({ controlPoints, duration: 1000 });
    testbed.step(16, 2);
    return child.pos.x;
  });
  expect(x).toBeGreaterThan(300);
});
