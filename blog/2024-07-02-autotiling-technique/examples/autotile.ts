import * as ex from 'excalibur';

// Change the sheet to blob-47-snow.png or blob-47-rock.png.
const SHEET = '/kit/tiles/blob-47.png';
const COLUMNS = 20;
const ROWS = 12;
const BARE = 47;

// One bit for each neighbour, in the order of this sheet: clockwise from the top.
const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** A corner counts only between two sides. */
function fold(mask: number): number {
  let folded = mask & 0b01010101;
  for (const corner of [1, 3, 5, 7]) {
    const sides = (1 << (corner - 1)) | (1 << ((corner + 1) % 8));
    if ((mask & sides) === sides) folded |= mask & (1 << corner);
  }
  return folded;
}

// The sheet has its 47 tiles in the order of their masks, so the table of 256 entries makes itself.
const every = Array.from({ length: 256 }, (_, mask) => mask);
const drawn = [...new Set(every.map(fold))].sort((a, b) => a - b);
const table = every.map((mask) => drawn.indexOf(fold(mask)));

const game = new ex.Engine({
  width: 640,
  height: 384,
  pixelArt: true,
  suppressPlayButton: true,
});
const image = new ex.ImageSource(SHEET);
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 6, columns: 8, spriteWidth: 16, spriteHeight: 16 },
});
const map = new ex.TileMap({
  columns: COLUMNS,
  rows: ROWS,
  tileWidth: 16,
  tileHeight: 16,
});
map.scale = ex.vec(2, 2);

const isSolid = (x: number, y: number): boolean =>
  map.getTile(x, y)?.data.get('solid') ?? true;

function retile(tile: ex.Tile): void {
  const mask = AROUND.reduce(
    (bits, [dx, dy], bit) =>
      isSolid(tile.x + dx, tile.y + dy) ? bits | (1 << bit) : bits,
    0,
  );
  const index = tile.data.get('solid') ? table[mask] : BARE;
  tile.clearGraphics();
  tile.addGraphic(sheet.getSprite(index % 8, Math.floor(index / 8)));
}

function carve(tile: ex.Tile): void {
  tile.data.set('solid', false);
  // Only the cell and its eight neighbours can look different now.
  for (const [dx, dy] of [[0, 0], ...AROUND]) {
    const near = map.getTile(tile.x + dx, tile.y + dy);
    if (near) retile(near);
  }
}

let isDown = false;
const carveAt = ({ worldPos }: ex.PointerEvent) => {
  const tile = map.getTileByPoint(worldPos);
  if (isDown && tile?.data.get('solid')) carve(tile);
};
game.input.pointers.primary.on('down', (event) => {
  isDown = true;
  carveAt(event);
});
game.input.pointers.primary.on('move', carveAt);
game.input.pointers.primary.on('up', () => (isDown = false));

game.add(map);
await game.start(new ex.Loader([image]));
for (const tile of map.tiles) tile.data.set('solid', true);
for (const tile of map.tiles) retile(tile);
// A winding path to begin with: drag to carve on.
for (let x = 1; x < COLUMNS - 1; x++) {
  const y = Math.round(5.5 + Math.sin(x / 2.5) * 3.5);
  carve(map.getTile(x, y)!);
  carve(map.getTile(x, y + 1)!);
}
