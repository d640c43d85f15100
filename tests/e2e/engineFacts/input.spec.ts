import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test('a screen element misses pointers after the camera moved, localBounds do not', async ({ page }) => {
  await openTestbed(page);
  const hits = await page.evaluate(() => {
    const counts = { plain: 0, bounds: 0 };
    const plain = new ex.ScreenElement({ x: 20, y: 20, width: 50, height: 50, color: ex.Color.Red });
    plain.on('pointerdown', () => counts.plain++);
    const bounds = new ex.ScreenElement({ x: 20, y: 120, width: 50, height: 50, color: ex.Color.Red });
    bounds.pointer.localBounds = new ex.BoundingBox(0, 0, 50, 50);
    bounds.on('pointerdown', () => counts.bounds++);
    testbed.scene.add(plain);
    testbed.scene.add(bounds);
    const clickBoth = () => {
      for (const y of [40, 140]) {
        testbed.point('pointermove', 40, y);
        testbed.point('pointerdown', 40, y);
        testbed.point('pointerup', 40, y);
      }
      return { ...counts };
    };
    testbed.step(16, 3);
    const before = clickBoth();
    testbed.scene.camera.pos = ex.vec(1000, 1000);
    testbed.step(16, 3);
    return { before, after: clickBoth() };
  });
  expect(hits).toEqual({ before: { plain: 1, bounds: 1 }, after: { plain: 1, bounds: 2 } });
});

test('a colored circle is hit in the corner of its box, unless graphics bounds are off', async ({ page }) => {
  await openTestbed(page);
  const hits = await page.evaluate(() => {
    const ball = new ex.Actor({ pos: ex.vec(200, 150), radius: 50, color: ex.Color.Blue });
    let count = 0;
    ball.on('pointerdown', () => count++);
    testbed.scene.add(ball);
    const clickCorner = () => {
      testbed.point('pointermove', 242, 192);
      testbed.point('pointerdown', 242, 192);
      testbed.point('pointerup', 242, 192);
      return count;
    };
    testbed.step(16, 3);
    const first = clickCorner();
    ball.pointer.useGraphicsBounds = false;
    return { first, second: clickCorner() };
  });
  expect(hits).toEqual({ first: 1, second: 1 });
});

test('an actor with a picture and no collider is hit, inside the picture only', async ({ page }) => {
  await openTestbed(page);
  const hits = await page.evaluate(() => {
    const sign = new ex.Actor({ pos: ex.vec(100, 100) });
    sign.graphics.use(new ex.Rectangle({ width: 40, height: 40, color: ex.Color.Red }));
    let count = 0;
    sign.on('pointerdown', () => count++);
    testbed.scene.add(sign);
    testbed.step(16, 3);
    for (const x of [110, 130]) {
      testbed.point('pointermove', x, 100);
      testbed.point('pointerdown', x, 100);
      testbed.point('pointerup', x, 100);
    }
    return { count, hasCollider: Boolean(sign.collider.get()) };
  });
  expect(hits).toEqual({ count: 1, hasCollider: false });
});

test('draggable cannot be taken back', async ({ page }) => {
  await openTestbed(page);
  const x = await page.evaluate(() => {
    const card = testbed.add({ pos: ex.vec(100, 100), width: 40, height: 40 });
    card.draggable = true;
    card.draggable = false;
    testbed.step(16, 3);
    testbed.point('pointermove', 100, 100);
    testbed.point('pointerdown', 100, 100);
    testbed.point('pointermove', 110, 100);
    testbed.point('pointermove', 150, 100);
    testbed.point('pointerup', 150, 100);
    return card.pos.x;
  });
  expect(x).toBe(150);
});

test('the keyboard drops a held key at a stray release, and keeps one whose release it missed', async ({ page }) => {
  await openTestbed(page);
  const held = await page.evaluate(() => {
    const { keyboard } = testbed.game.input;
    const press = (type: string, code: string) => window.dispatchEvent(new KeyboardEvent(type, { code }));
    press('keydown', 'KeyA');
    press('keyup', 'KeyB');
    const afterStray = keyboard.isHeld(ex.Keys.A);
    keyboard.clear();
    press('keydown', 'KeyD');
    keyboard.toggleEnabled(false);
    press('keyup', 'KeyD');
    keyboard.toggleEnabled(true);
    const stuck = keyboard.isHeld(ex.Keys.D);
    keyboard.clear();
    return { afterStray, stuck, cleared: keyboard.isHeld(ex.Keys.D) };
  });
  expect(held).toEqual({ afterStray: false, stuck: true, cleared: false });
});

test('with a fixed update a press is seen exactly once', async ({ page }) => {
  await openTestbed(page, { fixedUpdateFps: 30 });
  const counts = await page.evaluate(() => {
    const { keyboard } = testbed.game.input;
    let seen = 0;
    testbed.scene.on('preupdate', () => {
      if (keyboard.wasPressed(ex.Keys.Space)) seen++;
    });
    const pressAndStep = (elapsedMs: number, frames: number) => {
      seen = 0;
      keyboard.triggerEvent('down', ex.Keys.Space);
      testbed.step(elapsedMs, frames);
      keyboard.triggerEvent('up', ex.Keys.Space);
      testbed.step(100);
      return seen;
    };
    return { manyFrames: pressAndStep(4, 30), catchUp: pressAndStep(200, 1) };
  });
  expect(counts).toEqual({ manyFrames: 1, catchUp: 1 });
});

test('a window that loses the focus forgets held keys without a release', async ({ page }) => {
  await openTestbed(page);
  const result = await page.evaluate(() => {
    const { keyboard } = testbed.game.input;
    let releases = 0;
    keyboard.on('release', () => releases++);
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyA' }));
    const before = keyboard.isHeld(ex.Keys.A);
    window.dispatchEvent(new FocusEvent('blur'));
    testbed.step(16, 2);
    return { before, after: keyboard.isHeld(ex.Keys.A), releases };
  });
  expect(result).toEqual({ before: true, after: false, releases: 0 });
});
