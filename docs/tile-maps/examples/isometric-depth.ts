import * as ex from 'excalibur';

const game = new ex.Engine({
  viewport: { width: 640, height: 400 },
  resolution: { width: 320, height: 200 },
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const image = new ex.ImageSource('/kit/tiles/isometric.png');
const heroImage = new ex.ImageSource('/kit/characters/knight.png');
const SIZE = { tileWidth: 32, tileHeight: 16, columns: 8, rows: 8 };
/** 52 is column 5, row 2. */
const toTile = (place: number) => ex.vec(Math.floor(place / 10), place % 10);

void game.start(new ex.Loader([image, heroImage])).then(() => {
  const sheet = ex.SpriteSheet.fromImageSource({
    image,
    grid: { rows: 3, columns: 8, spriteWidth: 32, spriteHeight: 32 },
  });
  const ground = new ex.IsometricMap({ ...SIZE, renderFromTopOfGraphic: true });
  const things = new ex.IsometricMap({ ...SIZE, elevation: 1 });
  for (const tile of ground.tiles)
    tile.addGraphic(sheet.getSprite((tile.x + tile.y) % 2 ? 6 : 3, 1));
  for (const { x, y } of [22, 52, 25, 55, 33, 44].map(toTile))
    things.getTile(x, y)?.addGraphic(sheet.getSprite(x % 2, 2)); // trees and rocks
  game.add(ground);
  game.add(things);

  const walk = ex.SpriteSheet.fromImageSource({
    image: heroImage,
    grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
  });
  const hero = new ex.Actor({ anchor: ex.vec(0.5, 0.9) });
  hero.graphics.use(ex.Animation.fromSpriteSheet(walk, ex.range(6, 11), 90));
  // Take out these three lines: the knight is always behind, or always in front.
  const depth = new ex.IsometricEntityComponent(things);
  depth.elevation = 1;
  hero.addComponent(depth);

  // From tile to tile, in front of the trees and behind them.
  const feet = (place: number) => ground.tileToWorld(toTile(place)).add(ex.vec(0, 8));
  hero.pos = feet(11);
  hero.actions.repeatForever((step) => {
    for (const stop of [61, 66, 16, 13, 63, 11]) step.moveTo(feet(stop), 55);
  });
  hero.on('postupdate', () => (hero.graphics.flipHorizontal = hero.vel.x < 0));
  game.add(hero);
  game.currentScene.camera.pos = ex.vec(0, 72);
});
