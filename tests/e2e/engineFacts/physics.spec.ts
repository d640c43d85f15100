import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test.beforeEach(({ page }) => openTestbed(page));

test('the matrix of collision types: who reports, who pushes', async ({ page }) => {
  const matrix = await page.evaluate(() => {
    const types = ['PreventCollision', 'Passive', 'Active', 'Fixed'] as const;
    const outcome = (mover: (typeof types)[number], other: (typeof types)[number]) => {
      const events = new Set<string>();
      const y = 1000;
      const a = testbed.add({ pos: ex.vec(0, y), collisionType: ex.CollisionType[mover], vel: ex.vec(100, 0) });
      const b = testbed.add({ pos: ex.vec(40, y), collisionType: ex.CollisionType[other] });
      for (const name of ['collisionstart', 'postcollision']) a.on(name, () => events.add(name));
      testbed.step(16, 60);
      a.kill();
      b.kill();
      testbed.step(16, 2);
      if (events.has('postcollision')) return 'pushes';
      return events.size > 0 ? 'events' : 'nothing';
    };
    return types.map((mover) => types.map((other) => outcome(mover, other)));
  });
  expect(matrix).toEqual([
    ['nothing', 'nothing', 'nothing', 'nothing'],
    ['nothing', 'events', 'events', 'events'],
    ['nothing', 'events', 'pushes', 'pushes'],
    ['nothing', 'events', 'pushes', 'nothing'],
  ]);
});

test('a passive child makes a fixed platform notice a fixed wall', async ({ page }) => {
  const speed = await page.evaluate(() => {
    const { Fixed, Passive } = ex.CollisionType;
    const platform = testbed.add({ width: 80, height: 16, collisionType: Fixed, vel: ex.vec(60, 0) });
    const bumper = new ex.Actor({ width: 80, height: 16, collisionType: Passive });
    platform.addChild(bumper);
    bumper.on('collisionstart', ({ other }) => {
      if (other.owner !== platform && other.owner.hasTag('wall')) platform.vel.x *= -1;
    });
    testbed.add({ pos: ex.vec(100, 0), height: 60, collisionType: Fixed }).addTag('wall');
    testbed.step(16, 100);
    return platform.vel.x;
  });
  expect(speed).toBe(-60);
});

test('two groups made by collidesWith miss each other, explicit masks meet', async ({ page }) => {
  const meets = await page.evaluate(() => {
    const { CollisionGroup, CollisionGroupManager } = ex;
    const players = CollisionGroupManager.create('players');
    const enemies = CollisionGroupManager.create('enemies');
    const playerRule = CollisionGroup.collidesWith([enemies]);
    const enemyRule = CollisionGroup.collidesWith([players]);
    const player = new CollisionGroup('p', 0b01, 0b10);
    const enemy = new CollisionGroup('e', 0b10, 0b01);
    return {
      rules: playerRule.canCollide(enemyRule),
      ruleAndPlain: playerRule.canCollide(enemies),
      explicit: player.canCollide(enemy),
      ownKind: players.canCollide(players),
    };
  });
  expect(meets).toEqual({ rules: false, ruleAndPlain: true, explicit: true, ownKind: false });
});

test('creating a group a second time throws, finding it by name works', async ({ page }) => {
  const result = await page.evaluate(() => {
    const first = ex.CollisionGroupManager.create('walls');
    const isFound = ex.CollisionGroupManager.groupByName('walls') === first;
    try {
      ex.CollisionGroupManager.create('walls');
      return { isFound, message: '' };
    } catch (error) {
      return { isFound, message: (error as Error).message };
    }
  });
  expect(result).toEqual({ isFound: true, message: 'Collision group walls already exists with a different mask!' });
});

test('a canceled contact raises none of the other events', async ({ page }) => {
  const { names, x } = await page.evaluate(() => {
    const mover = testbed.add({ collisionType: ex.CollisionType.Active, vel: ex.vec(100, 0) });
    testbed.add({ pos: ex.vec(40, 0), collisionType: ex.CollisionType.Fixed });
    const seen: string[] = [];
    mover.on('precollision', ({ contact }) => contact.cancel());
    for (const name of ['collisionstart', 'postcollision', 'collisionend']) mover.on(name, () => seen.push(name));
    testbed.step(16, 60);
    return { names: seen, x: mover.pos.x };
  });
  expect(names).toEqual([]);
  expect(x).toBeGreaterThan(90);
});

test('the minimum translation vector moves the second collider out of the first', async ({ page }) => {
  const direction = await page.evaluate(() => {
    const mover = testbed.add({ collisionType: ex.CollisionType.Active, vel: ex.vec(100, 0) });
    testbed.add({ pos: ex.vec(40, 0), collisionType: ex.CollisionType.Fixed });
    const seen: number[] = [];
    mover.on('precollision', ({ self, contact }) => {
      seen.push(Math.sign(contact.bias(self).mtv.x));
    });
    testbed.step(16, 60);
    return seen[0];
  });
  // Relative to the moving body, which comes from the left: away from it is to the right.
  expect(direction).toBe(1);
});

test('the arcade solver ignores bounciness', async ({ page }) => {
  const speed = await page.evaluate(() => {
    const ball = testbed.add({ collisionType: ex.CollisionType.Active, vel: ex.vec(100, 0) });
    ball.body.bounciness = 1;
    testbed.add({ pos: ex.vec(60, 0), collisionType: ex.CollisionType.Fixed });
    testbed.step(16, 60);
    return ball.vel.x;
  });
  expect(speed).toBe(0);
});

test('bodies sleep by default in the realistic solver, and then ignore impulses until woken', async ({ page }) => {
  const result = await page.evaluate(() => {
    const { physics } = testbed.scene;
    physics.config = { ...physics.config, solver: ex.SolverStrategy.Realistic, gravity: ex.vec(0, 400) };
    testbed.add({ pos: ex.vec(0, 100), width: 400, collisionType: ex.CollisionType.Fixed });
    const box = testbed.add({ pos: ex.vec(0, 79), collisionType: ex.CollisionType.Active });
    testbed.step(16, 300);
    const isAsleep = box.body.isSleeping;
    const { y } = box.pos;
    box.body.applyLinearImpulse(ex.vec(0, -3000));
    testbed.step(16, 10);
    const movedAsleep = y - box.pos.y;
    box.body.wake();
    testbed.step(16, 10);
    return { isAsleep, movedAsleep, movedAwake: y - box.pos.y };
  });
  expect(result.isAsleep).toBe(true);
  expect(result.movedAsleep).toBeCloseTo(0);
  expect(result.movedAwake).toBeGreaterThan(10);
});

test('a collider without area meets nobody, and the parts of one owner never meet', async ({ page }) => {
  const events = await page.evaluate(() => {
    const starts = (make: () => Excalibur.Actor) => {
      const actor = make();
      let count = 0;
      actor.on('collisionstart', () => count++);
      testbed.step(16, 3);
      actor.kill();
      testbed.step(16, 2);
      return count;
    };
    const boxes = () => new ex.CompositeCollider([ex.Shape.Box(20, 20), ex.Shape.Box(20, 20)]);
    const alone = starts(() => testbed.add({ pos: ex.vec(0, 500), collider: boxes() }));
    testbed.add({ width: 40, height: 40 });
    return {
      alone,
      scaledAway: starts(() => testbed.add({ scale: ex.vec(0, 0) })),
      usual: starts(() => testbed.add()),
    };
  });
  expect(events).toEqual({ alone: 0, scaledAway: 0, usual: 1 });
});

test('impulses move active bodies only, and the arcade solver turns nobody', async ({ page }) => {
  const result = await page.evaluate(() => {
    const { Active, Fixed, Passive } = ex.CollisionType;
    const speed = (collisionType: Excalibur.CollisionType) => {
      const body = testbed.add({ pos: ex.vec(0, 500), collisionType });
      body.body.applyLinearImpulse(ex.vec(1000, 0));
      const { x } = body.vel;
      body.kill();
      return x;
    };
    const speeds = [speed(Active), speed(Passive), speed(Fixed)];
    const mover = testbed.add({ collisionType: Active, vel: ex.vec(100, 0) });
    testbed.add({ pos: ex.vec(40, 15), collisionType: Active });
    testbed.step(16, 60);
    return { speeds, rotation: mover.rotation };
  });
  expect(result).toEqual({ speeds: [100, 0, 0], rotation: 0 });
});

test('a bounce for the arcade solver: cancel the contact and turn the velocity', async ({ page }) => {
  const speed = await page.evaluate(() => {
    const ball = testbed.add({ collisionType: ex.CollisionType.Active, vel: ex.vec(100, 0) });
    testbed.add({ pos: ex.vec(60, 0), collisionType: ex.CollisionType.Fixed });
    ball.on('precollision', ({ side, contact }) => {
      contact.cancel();
      if (side === ex.Side.Left || side === ex.Side.Right) ball.vel.x *= -1;
    });
    testbed.step(16, 60);
    return ball.vel.x;
  });
  expect(speed).toBe(-100);
});
