import * as ex from 'excalibur';

const image = new ex.ImageSource('/kit/tiles/isometric.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 3, columns: 8, spriteWidth: 32, spriteHeight: 32 },
});

const game = new ex.Engine({
  width: 600,
  height: 340,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});

const map = new ex.IsometricMap({
  pos: ex.vec(0, 0),
  tileWidth: 32,
  tileHeight: 16,
  rows: 9,
  columns: 9,
});
const random = new ex.Random(11);
for (const tile of map.tiles) {
  const middle = Math.hypot(tile.x - 4, tile.y - 4);
  // Columns of the sheet: 0 grass, 3 sand, 4 water. Move the shore by changing 2.6 and 3.6.
  const column = middle < 2.6 ? 0 : middle < 3.6 ? 3 : 4;
  tile.addGraphic(sheet.getSprite(column, 0));
  if (column === 0 && random.bool(0.25)) tile.addGraphic(sheet.getSprite(0, 2));
}

game.add(map);
game.currentScene.camera.pos = ex.vec(0, 66);
game.currentScene.camera.zoom = 2;
game.on('postupdate', () => {
  game.currentScene.camera.pos = ex.vec(Math.sin(game.clock.now() / 1500) * 30, 66);
});
void game.start(new ex.Loader([image]));
