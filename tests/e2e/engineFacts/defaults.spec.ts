import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test.beforeEach(({ page }) => openTestbed(page));

test('what collides by default depends on what it is', async ({ page }) => {
  const types = await page.evaluate(() => ({
    actor: new ex.Actor().body.collisionType,
    body: new ex.BodyComponent().collisionType,
    trigger: new ex.Trigger({ width: 10, height: 10 }).body.collisionType,
    screenElement: new ex.ScreenElement().body.collisionType,
    emitter: new ex.ParticleEmitter({}).body.collisionType,
  }));
  expect(types).toEqual({
    actor: 'Passive',
    body: 'PreventCollision',
    trigger: 'Passive',
    screenElement: 'PreventCollision',
    emitter: 'PreventCollision',
  });
});

test('the physics options have the defaults of the table', async ({ page }) => {
  const config = await page.evaluate(() => {
    const { gravity, ...rest } = ex.getDefaultPhysicsConfig();
    return { ...rest, gravity: [gravity.x, gravity.y] };
  });
  expect(config).toMatchObject({
    enabled: true,
    gravity: [0, 0],
    solver: 'arcade',
    substep: 1,
    integration: { onScreenOnly: false },
    colliders: { compositeStrategy: 'together' },
    continuous: { checkForFastBodies: true },
    arcade: { contactSolveBias: 'none' },
    realistic: {
      positionIterations: 3,
      velocityIterations: 8,
      slop: 1,
      steeringFactor: 0.2,
      warmStart: true,
      contactSolveBias: 'none',
    },
    bodies: { defaultMass: 10, canSleepByDefault: true, sleepTimeThreshold: 1000, sleepEpsilon: 0.07, sleepBias: 0.5 },
    sparseHashGrid: { size: 100 },
  });
});

test('pointers are caught on the canvas, and a slow game stays with WebGL, unless you ask', async ({ page }) => {
  const result = await page.evaluate(() => {
    const usual = (ex.Engine as unknown as { _DEFAULT_ENGINE_OPTIONS: Excalibur.EngineOptions })
      ._DEFAULT_ENGINE_OPTIONS;
    return { scope: testbed.game.pointerScope, fallback: usual.configurePerformanceCanvas2DFallback };
  });
  expect(result).toEqual({
    scope: 'Canvas',
    fallback: { allow: false, showPlayerMessage: false, threshold: { fps: 20, numberOfFrames: 100 } },
  });
});

test('names of older versions are gone', async ({ page }) => {
  const left = await page.evaluate(() => {
    const actor = testbed.add();
    const exports = ['Physics', 'EventDispatcher', 'Cell', 'PointRenderer'].filter((name) => name in ex);
    const ofActor = ['assign', 'add', 'moveTo', 'enableCapturePointer'].filter((name) => name in actor);
    const ofParts = [
      'collider' in actor.body,
      'useBoxCollider' in actor.body,
      'actionQueue' in actor.actions,
      'particleLife' in new ex.ParticleEmitter({}),
      'astar' in new ex.Graph(),
    ];
    return { exports, ofActor, ofParts, zoom: typeof testbed.scene.camera.zoom };
  });
  expect(left).toEqual({ exports: [], ofActor: [], ofParts: [false, false, false, false, false], zoom: 'number' });
});

test('a named color is a new object each time, like the constant vectors', async ({ page }) => {
  const isShared = await page.evaluate(() => {
    ex.Color.Red.r = 0;
    ex.Vector.Zero.x = 5;
    return [ex.Color.Red === ex.Color.Red, ex.Color.Red.r === 0, ex.Vector.Zero.x === 5];
  });
  expect(isShared).toEqual([false, false, false]);
});

test('starting and loading return the promises of the browser', async ({ page }) => {
  const result = await page.evaluate(() => [
    testbed.game.start() instanceof Promise,
    new ex.Loader().load() instanceof Promise,
    testbed.add().actions.delay(1).toPromise() instanceof Promise,
  ]);
  expect(result).toEqual([true, true, true]);
});

test('with two copies of the engine an actor of one is no actor of the other', async ({ page }) => {
  await page.evaluate(() => Object.assign(window, { first: ex }));
  await page.addScriptTag({ path: 'node_modules/excalibur/build/dist/excalibur.js' });
  const result = await page.evaluate(() => {
    const { first } = window as unknown as { first: typeof Excalibur };
    const stranger = new ex.Actor();
    testbed.scene.add(stranger as unknown as Excalibur.Actor);
    testbed.step(16, 2);
    return { isOther: first !== ex, isActor: stranger instanceof first.Actor, isAdded: stranger.isAdded };
  });
  expect(result).toEqual({ isOther: true, isActor: false, isAdded: false });
});
