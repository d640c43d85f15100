import * as ex from 'excalibur';

// Change the tile set to dual-overlay-snow.png, or the map below.
const OVERLAY = '/kit/tiles/dual-overlay-grass.png';
const TILE = 16;
const MAP = [
  '..........',
  '..##..##..',
  '.########.',
  '..######..',
  '...####...',
  '....##..#.',
  '..........',
];

// [sprite, degrees clockwise] by the corners that are grass: top left 1, top right 2, bottom left 4, bottom right 8.
// prettier-ignore
const PICTURES: [number, number][] = [
  [0, 0], [1, 180], [1, 270], [2, 270], [1, 90], [2, 180], [3, 0], [4, 180],
  [1, 0], [3, 90], [2, 0], [4, 270], [2, 90], [4, 90], [4, 0], [5, 0],
];

const rows = MAP.length;
const columns = MAP[0].length;
const game = new ex.Engine({
  width: 640,
  height: 448,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const soilImage = new ex.ImageSource('/kit/tiles/tiles.png');
const overlayImage = new ex.ImageSource(OVERLAY);
const soil = new ex.Sprite({
  image: soilImage,
  sourceView: { x: 48, y: 0, width: TILE, height: TILE },
});
const sheet = ex.SpriteSheet.fromImageSource({
  image: overlayImage,
  grid: { rows: 1, columns: 5, spriteWidth: TILE, spriteHeight: TILE },
});

// The world knows what is where. The overlay, half a tile up and left and one tile larger, only shows it.
const world = new ex.TileMap({ columns, rows, tileWidth: TILE, tileHeight: TILE });
const overlay = new ex.TileMap({
  pos: ex.vec(-TILE / 2, -TILE / 2),
  columns: columns + 1,
  rows: rows + 1,
  tileWidth: TILE,
  tileHeight: TILE,
});
overlay.z = 1;

const isGrass = (x: number, y: number): boolean =>
  world.getTile(x, y)?.data.get('grass') ?? false;

function redraw(tile: ex.Tile): void {
  const { x, y } = tile;
  const corners = [
    isGrass(x - 1, y - 1),
    isGrass(x, y - 1),
    isGrass(x - 1, y),
    isGrass(x, y),
  ];
  const [sprite, degrees] =
    PICTURES[corners.reduce((mask, isSet, bit) => (isSet ? mask | (1 << bit) : mask), 0)];
  tile.clearGraphics();
  if (sprite === 0) return;
  // A clone: the sheet's own sprite would turn everywhere.
  const picture = sheet.getSprite(sprite - 1, 0).clone();
  picture.rotation = ex.toRadians(degrees);
  tile.addGraphic(picture);
}

function paint(tile: ex.Tile, grass: boolean): void {
  tile.data.set('grass', grass);
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ])
    redraw(overlay.getTile(tile.x + dx, tile.y + dy)!);
}

// The first cell of a stroke decides whether the stroke plants or digs.
let stroke: boolean | undefined;
const paintAt = ({ worldPos }: ex.PointerEvent) => {
  const tile = world.getTileByPoint(worldPos);
  if (tile && stroke !== undefined && tile.data.get('grass') !== stroke)
    paint(tile, stroke);
};
game.input.pointers.primary.on('down', (event) => {
  const tile = world.getTileByPoint(event.worldPos);
  stroke = tile ? !tile.data.get('grass') : undefined;
  paintAt(event);
});
game.input.pointers.primary.on('move', paintAt);
game.input.pointers.primary.on('up', () => (stroke = undefined));

game.add(world);
game.add(overlay);
await game.start(new ex.Loader([soilImage, overlayImage]));
game.currentScene.camera.pos = ex.vec((columns * TILE) / 2, (rows * TILE) / 2);
game.currentScene.camera.zoom = 3.5;
for (const tile of world.tiles) {
  tile.addGraphic(soil);
  tile.data.set('grass', MAP[tile.y][tile.x] === '#');
}
for (const tile of overlay.tiles) redraw(tile);
