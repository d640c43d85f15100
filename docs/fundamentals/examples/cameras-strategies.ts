import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const { camera } = game.currentScene;
const tiles = new ex.ImageSource('/kit/tiles/tiles.png');
const slime = new ex.ImageSource('/kit/characters/slime-blue.png');
const sheet = (image: ex.ImageSource, size: number, rows: number, columns: number) => {
  const grid = { rows, columns, spriteWidth: size, spriteHeight: size };
  return ex.SpriteSheet.fromImageSource({ image, grid });
};

const player = new ex.Actor({ pos: ex.vec(640, 480), z: 1, scale: ex.vec(3, 3) });
const bounds = new ex.LimitCameraBoundsStrategy(new ex.BoundingBox(0, 0, 1280, 960));
const strategies: Record<string, ex.CameraStrategy<ex.Actor>> = {
  Lock: new ex.LockCameraToActorStrategy(player),
  'Lock x': new ex.LockCameraToActorAxisStrategy(player, ex.Axis.X),
  Elastic: new ex.ElasticToActorStrategy(player, 0.15, 0.7), // try 0.05 and 0.3
  Radius: new ex.RadiusAroundActorStrategy(player, 90),
};

const bar = document.createElement('div');
bar.style.cssText = 'position:fixed;top:12px;left:12px;display:flex;gap:8px;z-index:1';
for (const [name, strategy] of Object.entries(strategies)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.style.cssText = 'font:600 14px sans-serif;padding:6px 10px;cursor:pointer';
  button.onclick = () => camera.setStrategies([strategy, bounds]); // the bounds come last
  bar.append(button);
}
document.body.append(bar);

void game.start(new ex.Loader([tiles, slime])).then(() => {
  const map = new ex.TileMap({ rows: 30, columns: 40, tileWidth: 16, tileHeight: 16 });
  map.scale = ex.vec(2, 2);
  const random = new ex.Random(7);
  const pictures = sheet(tiles, 16, 6, 8);
  for (const tile of map.tiles) {
    tile.addGraphic(pictures.getSprite(random.bool(0.2) ? 1 : 0, 2));
    if (random.bool(0.08)) tile.addGraphic(pictures.getSprite(random.integer(0, 6), 3));
  }
  game.add(map);

  const run = ex.Animation.fromSpriteSheet(sheet(slime, 24, 4, 6), ex.range(6, 11), 90);
  player.graphics.use(run);
  // The slime walks a square by itself; give it your own path.
  player.actions.repeatForever((walk) => {
    walk.moveBy({ offset: ex.vec(420, 0), duration: 1800 });
    walk.moveBy({ offset: ex.vec(0, 300), duration: 1800 });
    walk.moveBy({ offset: ex.vec(-420, 0), duration: 1800 });
    walk.moveBy({ offset: ex.vec(0, -300), duration: 1800 });
  });
  game.add(player);
  bar.querySelector('button')?.click();
});
