import * as ex from 'excalibur';

// Change the share of walls or the number of generations.
const WALLS = 0.45;
const GENERATIONS = 5;
const SIZE = 36;
const TILE = 12;

const game = new ex.Engine({
  width: SIZE * TILE,
  height: SIZE * TILE,
  backgroundColor: ex.Color.fromHex('#f4faff'),
});
const map = new ex.TileMap({
  columns: SIZE,
  rows: SIZE,
  tileWidth: TILE,
  tileHeight: TILE,
});
const wall = new ex.Rectangle({
  width: TILE,
  height: TILE,
  color: ex.Color.fromHex('#2185d0'),
});

const scatter = (random: ex.Random): number[] =>
  Array.from({ length: SIZE * SIZE }, () => (random.next() < WALLS ? 1 : 0));

/** How many of the eight neighbours are walls; everything outside the map is one. */
function countWalls(cells: number[], x: number, y: number): number {
  let count = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (dx === 0 && dy === 0) continue;
      const [column, row] = [x + dx, y + dy];
      const isOutside = column < 0 || row < 0 || column >= SIZE || row >= SIZE;
      count += isOutside ? 1 : cells[row * SIZE + column];
    }
  }
  return count;
}

/** The next generation, in an array of its own. */
const nextGeneration = (cells: number[]): number[] =>
  cells.map((cell, index) => {
    const walls = countWalls(cells, index % SIZE, Math.floor(index / SIZE));
    if (walls >= 5) return 1;
    return walls <= 3 ? 0 : cell;
  });

function show(cells: number[]): void {
  for (const tile of map.tiles) {
    const isWall = cells[tile.y * SIZE + tile.x] === 1;
    tile.solid = isWall;
    // Without this, each generation would be drawn on top of the last.
    tile.clearGraphics();
    if (isWall) tile.addGraphic(wall);
  }
}

let seed = 1;
let generation = 0;
let cells = scatter(new ex.Random(seed));
show(cells);

/** A generation every half second, then a pause, then the next seed. */
const timer = new ex.Timer({
  interval: 500,
  repeats: true,
  action: () => {
    if (generation === GENERATIONS + 3) {
      generation = 0;
      cells = scatter(new ex.Random(++seed));
    } else if (generation++ < GENERATIONS) {
      cells = nextGeneration(cells);
    }
    show(cells);
  },
});
game.add(map);
game.add(timer);
timer.start();
game.start();
