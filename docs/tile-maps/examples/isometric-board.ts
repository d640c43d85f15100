import * as ex from 'excalibur';

const game = new ex.Engine({
  viewport: { width: 640, height: 400 },
  resolution: { width: 320, height: 200 },
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const image = new ex.ImageSource('/kit/tiles/isometric.png');
const SIZE = { tileWidth: 32, tileHeight: 16, columns: 8, rows: 8 };

void game.start(new ex.Loader([image])).then(() => {
  const sheet = ex.SpriteSheet.fromImageSource({
    image,
    grid: { rows: 3, columns: 8, spriteWidth: 32, spriteHeight: 32 },
  });
  const grass = sheet.getSprite(0, 1);
  const bright = grass.clone();
  bright.tint = ex.Color.fromHex('#ffe9a8');
  const stone = sheet.getSprite(2, 1); // any block: column 0 to 7, row 1

  // Blocks hang down from their tile, so that the tile is the face you point at.
  const ground = new ex.IsometricMap({ ...SIZE, renderFromTopOfGraphic: true });
  // The second layer stands on the tiles and is drawn after the ground.
  const upper = new ex.IsometricMap({ ...SIZE, elevation: 1 });

  const show = (tile: ex.IsometricTile, sprite: ex.Sprite) => {
    tile.clearGraphics();
    tile.addGraphic(sprite);
  };
  const build = ({ x, y }: ex.IsometricTile) => {
    const above = upper.getTile(x, y);
    if (above?.getGraphics().length) above.clearGraphics();
    else above?.addGraphic(stone);
  };
  for (const tile of ground.tiles) {
    show(tile, grass);
    tile.events.on('pointerenter', () => show(tile, bright));
    tile.events.on('pointerleave', () => show(tile, grass));
    tile.events.on('pointerdown', () => {
      builder.cancel(); // your turn
      build(tile);
    });
  }
  game.add(ground);
  game.add(upper);

  // Until you click, the board builds by itself.
  const random = new ex.Random(5);
  const builder = new ex.Timer({
    interval: 400,
    repeats: true,
    action: () => build(random.pickOne(ground.tiles)),
  });
  for (let i = 0; i < 9; i++) build(random.pickOne(ground.tiles));
  game.add(builder);
  builder.start();
  game.currentScene.camera.pos = ex.vec(0, 70); // x = 0 is the top corner of the board
});
