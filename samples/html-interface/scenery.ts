import * as ex from 'excalibur';
import { getTile, TILE } from '../shared/tiles';
import { GROUND_Y } from './guestActor';
import { resources } from './resources';

const WIDTH = 320;
const HEIGHT = 200;

function addPicture(scene: ex.Scene, image: ex.ImageSource, y: number, z: number): void {
  const layer = new ex.Actor({ pos: ex.vec(0, y), anchor: ex.vec(0, 1), z });
  layer.graphics.use(image.toSprite());
  scene.add(layer);
}

function addTile(scene: ex.Scene, name: string, x: number, y: number, scale = 1): void {
  const tile = new ex.Actor({ pos: ex.vec(x, y), scale: ex.vec(scale, scale), z: 2 });
  tile.graphics.use(getTile(name));
  scene.add(tile);
}

/** A street at dusk with a stall of crates and barrels. */
export function addScenery(scene: ex.Scene): void {
  addPicture(scene, resources.sky, HEIGHT - 30, -10);
  addPicture(scene, resources.houses, GROUND_Y, -9);
  for (let x = TILE / 2; x < WIDTH; x += TILE) {
    addTile(scene, 'path', x, GROUND_Y + 8);
    for (let y = GROUND_Y + 24; y < HEIGHT + TILE; y += TILE)
      addTile(scene, 'planks', x, y);
  }
  addTile(scene, 'crate', 92, GROUND_Y - 14, 2);
  addTile(scene, 'barrel', 20, GROUND_Y - 14, 2);
  addTile(scene, 'torch', 112, GROUND_Y - 50, 2);
}
