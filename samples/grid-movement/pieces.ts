import * as ex from 'excalibur';
import { createPoses } from '../shared/character';
import { getTile, TILE } from '../shared/tiles';
import { resources } from './resources';
import type { Place } from './rules';

const GLIDE_MS = 130;
/** The room lies below a line of text. */
export const TOP = 16;

export const placeToPos = ({ column, row }: Place): ex.Vector =>
  ex.vec((column + 0.5) * TILE, TOP + (row + 0.5) * TILE);

/** Something that stands on a cell and glides to another. */
class Piece extends ex.Actor {
  constructor(place: Place, z: number) {
    super({
      pos: placeToPos(place),
      z,
      collisionType: ex.CollisionType.PreventCollision,
    });
  }

  glideTo(place: Place): void {
    this.actions.clearActions();
    this.actions.moveTo({ pos: placeToPos(place), duration: GLIDE_MS });
  }
}

export class Crate extends Piece {
  constructor(place: Place) {
    super(place, 4);
    this.graphics.use(getTile('crate'));
  }

  /** A crate that has arrived shines. */
  showArrived(hasArrived: boolean): void {
    const sprite = getTile('crate');
    if (hasArrived) sprite.tint = ex.Color.fromHex('#ffd76a');
    this.graphics.use(sprite);
  }
}

export class Knight extends Piece {
  private readonly poses = createPoses(resources.knight);

  constructor(place: Place) {
    super(place, 5);
    // The picture is higher than a cell: its feet belong on the cell, its plume above.
    this.graphics.offset = ex.vec(0, -5);
    this.graphics.use(this.poses.idle);
  }

  walkTo(place: Place): void {
    const target = placeToPos(place);
    if (target.x !== this.pos.x) this.graphics.flipHorizontal = target.x < this.pos.x;
    this.graphics.use(this.poses.run);
    this.glideTo(place);
    this.actions.callMethod(() => void this.graphics.use(this.poses.idle));
  }
}

/** The floor and the walls of a room: what never moves. */
export function createFloor(
  columns: number,
  rows: number,
  isWall: (place: Place) => boolean,
): ex.TileMap {
  const map = new ex.TileMap({
    pos: ex.vec(0, TOP),
    rows,
    columns,
    tileWidth: TILE,
    tileHeight: TILE,
  });
  const isFloor = (column: number, row: number) =>
    column >= 0 && column < columns && row >= 0 && row < rows && !isWall({ column, row });
  const nearFloor = (x: number, y: number) =>
    [-1, 0, 1].some((down) => [-1, 0, 1].some((right) => isFloor(x + right, y + down)));
  const nameAt = (x: number, y: number): string => {
    if (isFloor(x, y)) return 'floor';
    if (isFloor(x, y + 1)) return 'wall';
    return nearFloor(x, y) ? 'wall-top' : 'void';
  };
  for (const tile of map.tiles) tile.addGraphic(getTile(nameAt(tile.x, tile.y)));
  return map;
}

export function createStar(place: Place): ex.Actor {
  const star = new ex.Actor({ pos: placeToPos(place), z: 1 });
  const sprite = resources.star.toSprite();
  sprite.opacity = 0.75;
  star.graphics.use(sprite);
  return star;
}
