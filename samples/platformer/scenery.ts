import * as ex from 'excalibur';
import { getTile, TILE } from '../shared/tiles';
import { cellAt, earthTile, type LevelPlan, type Place } from './level';
import { resources } from './resources';

const SIMPLE_TILES: Readonly<Record<string, string>> = {
  '=': 'platform',
  c: 'crate',
  '^': 'spikes',
  f: 'fir',
  m: 'mushroom',
  b: 'bush',
  w: 'flowers',
  t: 'tree',
};
const SOLID = new Set(['#', '=', 'c']);

const tileName = (plan: LevelPlan, place: Place): string | undefined => {
  const letter = cellAt(plan, place);
  return letter === '#' ? earthTile(plan, place) : SIMPLE_TILES[letter];
};

/** The level as one tile map; the engine joins its solid tiles into large colliders. */
export function createTileMap(plan: LevelPlan): ex.TileMap {
  const { rows, columns } = plan;
  const map = new ex.TileMap({ rows, columns, tileWidth: TILE, tileHeight: TILE });
  for (const tile of map.tiles) {
    const place = { column: tile.x, row: tile.y };
    const name = tileName(plan, place);
    if (name) tile.addGraphic(getTile(name));
    tile.solid = SOLID.has(cellAt(plan, place));
  }
  return map;
}

/** Four layers that move slower the farther away they are. */
export function createBackdrop(width: number, height: number): ex.Actor[] {
  const { sky, far, middle, near } = resources;
  return [sky, far, middle, near].map((image, index) => {
    const layer = new ex.Actor({
      pos: ex.vec(0, height),
      anchor: ex.vec(0, 1),
      z: -10 + index,
    });
    const sprite = image.toSprite();
    sprite.sourceView.width = width;
    sprite.destSize.width = width;
    layer.graphics.use(sprite);
    layer.addComponent(new ex.ParallaxComponent(ex.vec(index * 0.2, 1)));
    return layer;
  });
}
