import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test.beforeEach(({ page }) => openTestbed(page));

test('zoomOverTime keeps its own pace and leaves a given easing to the next move', async ({ page }) => {
  const result = await page.evaluate(() => {
    const { camera } = testbed.scene;
    const halfway = (easing?: Excalibur.EasingFunction) => {
      camera.zoom = 1;
      void camera.zoomOverTime(2, 1000, easing);
      testbed.step(250);
      const { zoom } = camera;
      testbed.step(1000, 2);
      return zoom.toFixed(3);
    };
    return { plain: halfway(), linear: halfway(ex.EasingFunctions.Linear) };
  });
  expect(result.linear).toBe(result.plain);
});

test('a following strategy overrules a move of the camera', async ({ page }) => {
  const x = await page.evaluate(() => {
    const { camera } = testbed.scene;
    const player = testbed.add({ pos: ex.vec(50, 50) });
    camera.setStrategies([new ex.LockCameraToActorStrategy(player)]);
    void camera.move(ex.vec(500, 500), 100);
    testbed.step(50, 6);
    return camera.pos.x;
  });
  expect(x).toBe(50);
});

test('a call’s transition beats a configured one, which beats the scene’s own', async ({ page }) => {
  const durations = await page.evaluate(async () => {
    class Level extends ex.Scene {
      override onTransition = (direction: 'in' | 'out') => (direction === 'in' ? fade(1) : undefined);
    }
    const fade = (duration: number) => new ex.FadeInOut({ duration, direction: 'in' });
    const { game } = testbed;
    game.addScene('configured', { scene: Level, transitions: { in: fade(2) } });
    game.addScene('plain', Level);
    const seen: number[] = [];
    const { director } = game;
    const play = director.playTransition.bind(director);
    director.playTransition = (transition, scene) => {
      seen.push(transition.duration);
      return play(transition, scene);
    };
    const visit = (name: string, options?: Excalibur.GoToOptions) =>
      testbed.stepUntilSettled(game.goToScene(name, options));
    await visit('configured', { destinationIn: fade(3) });
    await visit('root');
    await visit('configured');
    await visit('root');
    await visit('plain');
    return seen;
  });
  expect(durations).toEqual([3, 2, 1]);
});

test('off with a name leaves the handlers of once in place', async ({ page }) => {
  const heard = await page.evaluate(() => {
    const events = new ex.EventEmitter<{ ping: number }>();
    const calls: string[] = [];
    events.on('ping', () => calls.push('on'));
    events.once('ping', () => calls.push('once'));
    events.off('ping');
    events.emit('ping', 1);
    return calls;
  });
  expect(heard).toEqual(['once']);
});

test('unkill clears the mark and does not bring an actor back', async ({ page }) => {
  const result = await page.evaluate(() => {
    const actor = testbed.add();
    testbed.step(16);
    actor.kill();
    testbed.step(16);
    actor.unkill();
    testbed.step(16);
    return { killed: actor.isKilled(), there: testbed.scene.contains(actor) };
  });
  expect(result).toEqual({ killed: false, there: false });
});
