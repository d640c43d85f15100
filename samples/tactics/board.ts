import * as ex from 'excalibur';
import { getTile, TILE } from '../shared/tiles';
import { CELL, cellToPos } from './fighter';
import { type Cell, COLUMNS, OBSTACLES, ROWS } from './rules';

const LIGHT = ex.Color.fromHex('#5cb55f');
const DARK = ex.Color.fromHex('#52a957');
const OBSTACLE_TILES = ['tree', 'rock', 'fir', 'bush'];

/** The meadow the battle is fought on, in squares of two greens. */
export function createBoard(): ex.Actor[] {
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const cell = { x: index % COLUMNS, y: Math.floor(index / COLUMNS) };
    const color = (cell.x + cell.y) % 2 ? DARK : LIGHT;
    return new ex.Actor({
      pos: cellToPos(cell),
      width: CELL,
      height: CELL,
      color,
      z: -5,
    });
  });
  const obstacles = OBSTACLES.map((cell, index) => {
    const obstacle = new ex.Actor({ pos: cellToPos(cell), z: 5 });
    const sprite = getTile(OBSTACLE_TILES[index % OBSTACLE_TILES.length]!);
    sprite.destSize = { width: TILE * 1.5, height: TILE * 1.5 };
    obstacle.graphics.use(sprite);
    return obstacle;
  });
  return [...squares, ...obstacles];
}

/** Coloured squares that say what can be done where. */
export class Marks {
  private readonly scene: ex.Scene;
  private shown: ex.Actor[] = [];

  constructor(scene: ex.Scene) {
    this.scene = scene;
  }

  show(cells: readonly Cell[], color: ex.Color): void {
    for (const cell of cells) {
      const mark = new ex.Actor({
        pos: cellToPos(cell),
        width: CELL - 3,
        height: CELL - 3,
        color,
        z: -1,
      });
      this.shown.push(mark);
      this.scene.add(mark);
    }
  }

  clear(): void {
    for (const mark of this.shown) mark.kill();
    this.shown = [];
  }
}
