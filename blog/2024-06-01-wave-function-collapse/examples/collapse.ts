import * as ex from 'excalibur';

// Change SEED, the weights, or forbid a pair: each pair is written once.
const SEED = 4;
const TILES = ['grass', 'water', 'sand', 'flowers'] as const;
const WEIGHTS = [9, 5, 2, 2];
const PAIRS = [
  'grass grass',
  'grass sand',
  'grass flowers',
  'sand sand',
  'sand water',
  'water water',
  'flowers flowers',
];
const FRAMES = { grass: 0, water: 1, sand: 5, flowers: 6 };
const COLUMNS = 20;
const ROWS = 12;
const ALL = (1 << TILES.length) - 1;

// fits[tile] is the set of tiles that may touch it, one bit a tile. The same on all four sides here.
const fits = TILES.map((a) =>
  TILES.reduce(
    (set, b, bit) =>
      PAIRS.includes(`${a} ${b}`) || PAIRS.includes(`${b} ${a}`) ? set | (1 << bit) : set,
    0,
  ),
);
const tilesOf = (set: number): number[] =>
  TILES.map((_, tile) => tile).filter((tile) => set & (1 << tile));

function neighboursOf(cell: number): number[] {
  const x = cell % COLUMNS;
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < COLUMNS - 1 ? [cell + 1] : []),
    ...(cell >= COLUMNS ? [cell - COLUMNS] : []),
    ...(cell < COLUMNS * (ROWS - 1) ? [cell + COLUMNS] : []),
  ];
}

/** Takes away what no longer fits, outwards from a cell. Says false when nothing is left somewhere. */
function propagate(options: number[], from: number): boolean {
  const queue = [from];
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
    const allowed = tilesOf(options[cell]).reduce((set, tile) => set | fits[tile], 0);
    for (const next of neighboursOf(cell)) {
      const left = options[next] & allowed;
      if (left === options[next]) continue;
      options[next] = left;
      if (left === 0) return false;
      queue.push(next);
    }
  }
  return true;
}

function choose(random: ex.Random, set: number): number {
  const tiles = tilesOf(set);
  let rest = random.floating(
    0,
    tiles.reduce((sum, tile) => sum + WEIGHTS[tile], 0),
  );
  return tiles.find((tile) => (rest -= WEIGHTS[tile]) < 0) ?? tiles[0];
}

/** A finished map, or nothing after a conflict. */
function collapse(random: ex.Random): number[] | undefined {
  const options = new Array<number>(COLUMNS * ROWS).fill(ALL);
  for (;;) {
    const open = options.flatMap((set, cell) =>
      tilesOf(set).length > 1 ? [{ cell, count: tilesOf(set).length }] : [],
    );
    if (open.length === 0) return options.map((set) => tilesOf(set)[0]);
    const fewest = Math.min(...open.map(({ count }) => count));
    const { cell } = random.pickOne(open.filter(({ count }) => count === fewest));
    options[cell] = 1 << choose(random, options[cell]);
    if (!propagate(options, cell)) return undefined;
  }
}

const game = new ex.Engine({
  width: 640,
  height: 384,
  pixelArt: true,
  suppressPlayButton: true,
});
const image = new ex.ImageSource('/kit/tiles/collapse.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 2, columns: 7, spriteWidth: 16, spriteHeight: 16 },
});
const map = new ex.TileMap({
  columns: COLUMNS,
  rows: ROWS,
  tileWidth: 16,
  tileHeight: 16,
});
map.scale = ex.vec(2, 2);

let seed = SEED;
function generate(): void {
  let tiles: number[] | undefined;
  // A conflict: start over with the next seed.
  while (!tiles) tiles = collapse(new ex.Random(seed++));
  map.tiles.forEach((tile, index) => {
    const frame = FRAMES[TILES[tiles[index]]];
    tile.clearGraphics();
    tile.addGraphic(sheet.getSprite(frame % 7, Math.floor(frame / 7)));
    tile.solid = TILES[tiles[index]] === 'water';
  });
}

game.add(map);
game.input.pointers.primary.on('down', generate);
game.input.keyboard.on('press', ({ key }) => {
  if (key === ex.Keys.Space) generate();
});
await game.start(new ex.Loader([image]));
generate();
