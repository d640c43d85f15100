import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test.beforeEach(({ page }) => openTestbed(page));

test('a trigger with a target and a filter fires when both agree', async ({ page }) => {
  const visits = await page.evaluate(() => {
    const target = testbed.add({ pos: ex.vec(1000, 0) });
    const other = testbed.add({ pos: ex.vec(1000, 0) });
    other.addTag('key');
    let count = 0;
    const filter = (entity: Excalibur.Entity) => entity.hasTag('key');
    testbed.scene.add(new ex.Trigger({ width: 40, height: 40, target, filter, action: () => count++ }));
    const visit = (actor: Excalibur.Actor) => {
      count = 0;
      actor.pos = ex.vec(0, 0);
      testbed.step(16, 3);
      actor.pos = ex.vec(1000, 0);
      testbed.step(16, 3);
      return count;
    };
    const withoutKey = visit(target);
    target.addTag('key');
    return { withoutKey, other: visit(other), both: visit(target) };
  });
  expect(visits).toEqual({ withoutKey: 0, other: 0, both: 1 });
});

test('a trigger of one use fires once, is gone, and still tells of the exit; who prevents collisions is not seen', async ({
  page,
}) => {
  const result = await page.evaluate(() => {
    const log: string[] = [];
    const trigger = new ex.Trigger({ width: 40, height: 40, repeat: 1, action: () => log.push('action') });
    trigger.events.on('enter', () => log.push('enter'));
    trigger.events.on('exit', () => log.push('exit'));
    testbed.scene.add(trigger);
    testbed.add({ collisionType: ex.CollisionType.PreventCollision });
    testbed.step(16, 3);
    const unseen = [...log];
    testbed.add();
    testbed.step(16, 5);
    return { unseen, log, isKilled: trigger.isKilled() };
  });
  expect(result).toEqual({ unseen: [], log: ['enter', 'action', 'exit'], isKilled: true });
});

test('the engine raises preupdate and postupdate, and nothing for a name it does not know', async ({ page }) => {
  const counts = await page.evaluate(() => {
    const counts: Record<string, number> = { preupdate: 0, postupdate: 0, update: 0 };
    for (const name of Object.keys(counts)) testbed.game.on(name, () => (counts[name] = (counts[name] ?? 0) + 1));
    testbed.step(16, 3);
    return counts;
  });
  expect(counts).toEqual({ preupdate: 3, postupdate: 3, update: 0 });
});

test('switching the input of the engine off leaves that of the scene on', async ({ page }) => {
  const held = await page.evaluate(() => {
    const { game, scene } = testbed;
    game.toggleInputEnabled(false);
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyA' }));
    const first = [game.input.keyboard.isHeld(ex.Keys.A), scene.input.keyboard.isHeld(ex.Keys.A)];
    scene.input.toggleEnabled(false);
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyB' }));
    return [...first, scene.input.keyboard.isHeld(ex.Keys.B)];
  });
  expect(held).toEqual([false, true, false]);
});

test('a trigger of a gamepad half way down needs a threshold, and an empty place answers quietly', async ({ page }) => {
  const result = await page.evaluate(() => {
    const { gamepads } = testbed.game.input;
    const pad = gamepads.at(0);
    const quiet = [pad.isButtonHeld(ex.Buttons.Face1), pad.getAxes(ex.Axes.LeftStickX), gamepads.count()];
    pad.updateButton(ex.Buttons.RightTrigger, 0.5);
    pad.updateAxes(ex.Axes.LeftStickX, 0.04);
    return {
      quiet,
      isEnabled: gamepads.enabled,
      usual: pad.isButtonHeld(ex.Buttons.RightTrigger),
      early: pad.isButtonHeld(ex.Buttons.RightTrigger, 0.3),
      inDeadZone: pad.getAxes(ex.Axes.LeftStickX),
    };
  });
  expect(result).toEqual({ quiet: [false, 0, 0], isEnabled: true, usual: false, early: true, inDeadZone: 0 });
});

test('the input mapper passes on what its condition returns, and is silent otherwise', async ({ page }) => {
  const seen = await page.evaluate(() => {
    const seen: number[] = [];
    const { game } = testbed;
    game.inputMapper.on(
      ({ keyboard }) => (keyboard.isHeld(ex.Keys.D) ? 0.5 : 0),
      (amount: number) => seen.push(amount),
    );
    testbed.step(16, 2);
    game.input.keyboard.triggerEvent('down', ex.Keys.D);
    testbed.step(16, 2);
    game.input.keyboard.triggerEvent('up', ex.Keys.D);
    testbed.step(16, 2);
    return seen;
  });
  expect(seen).toEqual([0.5, 0.5]);
});
