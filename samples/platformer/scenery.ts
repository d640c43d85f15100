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
  if (letter === '.' && place.row === plan.rows - 1) return 'waves-1';
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

/** A picture behind everything, as wide as the screen; it scrolls inside itself by a share of the camera's way. */
class Layer extends ex.Actor {
  private readonly sprite: ex.Sprite;
  private readonly share: number;

  constructor(image: ex.ImageSource, share: number, z: number) {
    super({
      pos: ex.vec(0, 176),
      anchor: ex.vec(0, 1),
      z,
      coordPlane: ex.CoordPlane.Screen,
    });
    this.sprite = image.toSprite();
    this.share = share;
    this.graphics.use(this.sprite);
  }

  override onPostUpdate(): void {
    const { camera } = this.scene!;
    this.sprite.sourceView.x =
      Math.round(camera.pos.x * this.share) % this.sprite.image.width;
  }
}

/** Four layers that move slower the farther away they are. */
export function createBackdrop(): ex.Actor[] {
  const { sky, far, middle, near } = resources;
  return [sky, far, middle, near].map(
    (image, index) => new Layer(image, index * 0.15, -10 + index),
  );
}
