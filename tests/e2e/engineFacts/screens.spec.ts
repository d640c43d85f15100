import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test('applying a resolution sends no resize event', async ({ page }) => {
  await openTestbed(page);
  const events = await page.evaluate(() => {
    const { screen } = testbed.game;
    let resizes = 0;
    screen.events.on('resize', () => resizes++);
    screen.viewport = { width: 200, height: 150 };
    screen.applyResolutionAndViewport();
    return [resizes, screen.viewport.width];
  });
  expect(events).toEqual([0, 200]);
});

test('beside the content area two conversions count from the corner of the canvas', async ({ page }) => {
  await openTestbed(page, { displayMode: 'FitScreenAndFill' as Excalibur.DisplayMode });
  const result = await page.evaluate(() => {
    const { screen } = testbed.game;
    const { topLeft } = screen.contentArea;
    const world0 = screen.screenToWorldCoordinates(ex.vec(0, 0));
    const back = screen.worldToScreenCoordinates(world0);
    const page0 = screen.worldToPageCoordinates(world0);
    const viaScreen = screen.screenToPageCoordinates(topLeft);
    return {
      hasBars: topLeft.x + topLeft.y > 0,
      offBy: [back.x - topLeft.x, back.y - topLeft.y].map(Math.round),
      corrected: Math.round(viaScreen.distance(page0)),
    };
  });
  expect(result).toEqual({ hasBars: true, offBy: [0, 0], corrected: 0 });
});

test('a screen element takes screen coordinates, and world coordinates with a third argument of false', async ({
  page,
}) => {
  await openTestbed(page);
  const inside = await page.evaluate(() => {
    const element = new ex.ScreenElement({ x: 10, y: 10, width: 40, height: 40 });
    testbed.scene.add(element);
    testbed.scene.camera.pos = ex.vec(1000, 1000);
    testbed.step(16);
    const [x, y] = [1000 - 200 + 20, 1000 - 150 + 20];
    return { screen: element.contains(20, 20), world: element.contains(x, y, false), mixed: element.contains(x, y) };
  });
  expect(inside).toEqual({ screen: true, world: true, mixed: false });
});

test('a solid tile of a flat map stops things, of an isometric map only with a collider', async ({ page }) => {
  await openTestbed(page);
  const colliders = await page.evaluate(() => {
    const size = { tileWidth: 32, tileHeight: 16, columns: 2, rows: 2 };
    const flat = new ex.TileMap(size);
    const isometric = new ex.IsometricMap(size);
    flat.getTile(0, 0)!.solid = true;
    isometric.getTile(0, 0)!.solid = true;
    testbed.scene.add(flat);
    testbed.scene.add(isometric);
    testbed.step(16, 2);
    const count = (entity: Excalibur.Entity) =>
      (entity.get(ex.ColliderComponent)?.get() as Excalibur.CompositeCollider | undefined)?.getColliders().length ?? 0;
    return { flat: count(flat), isometric: count(isometric.getTile(0, 0)!) };
  });
  expect(colliders).toEqual({ flat: 1, isometric: 0 });
});

test('a point one tile outside the upper edges of an isometric map still counts as its first row', async ({ page }) => {
  await openTestbed(page);
  const tiles = await page.evaluate(() => {
    const map = new ex.IsometricMap({ tileWidth: 32, tileHeight: 16, columns: 4, rows: 4 });
    const { x, y } = map.worldToTile(ex.vec(0, -4));
    return [x + 0, y + 0].map(Math.abs);
  });
  expect(tiles).toEqual([0, 0]);
});

test('tiles of an isometric map copy its opacity when they get a graphic, and do not look again', async ({ page }) => {
  await openTestbed(page);
  const opacities = await page.evaluate(() => {
    const map = new ex.IsometricMap({ tileWidth: 32, tileHeight: 16, columns: 2, rows: 1 });
    map.opacity = 0.5;
    map.getTile(0, 0)!.addGraphic(new ex.Rectangle({ width: 32, height: 16 }));
    testbed.scene.add(map);
    map.opacity = 0.1;
    testbed.step(16, 2);
    return map.getTile(0, 0)!.get(ex.GraphicsComponent).opacity;
  });
  expect(opacities).toBe(0.5);
});
