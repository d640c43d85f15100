import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const tiles = new ex.ImageSource('/kit/tiles/tiles.png');
const hero = new ex.ImageSource('/kit/characters/slime-blue.png');
const sheet = (image: ex.ImageSource, size: number, rows: number, columns: number) =>
  ex.SpriteSheet.fromImageSource({
    image,
    grid: { rows, columns, spriteWidth: size, spriteHeight: size },
  });
const world = new ex.BoundingBox(0, 0, 1280, 960);

class Field extends ex.Scene {
  player = new ex.Actor({
    pos: ex.vec(640, 480),
    width: 20,
    height: 16,
    z: 1,
    scale: ex.vec(3, 3),
  });

  override onInitialize() {
    const map = new ex.TileMap({ rows: 30, columns: 40, tileWidth: 16, tileHeight: 16 });
    map.scale = ex.vec(2, 2);
    const random = new ex.Random(7);
    const pictures = sheet(tiles, 16, 6, 8);
    for (const tile of map.tiles) {
      tile.addGraphic(pictures.getSprite(random.bool(0.2) ? 1 : 0, 2));
      if (random.bool(0.08)) tile.addGraphic(pictures.getSprite(random.integer(0, 6), 3));
    }
    this.player.graphics.use(
      ex.Animation.fromSpriteSheet(sheet(hero, 24, 4, 6), [6, 7, 8, 9, 10, 11], 90),
    );
    // The slime walks a square by itself; give it your own path.
    this.player.actions.repeatForever((walk) => {
      for (const offset of [
        ex.vec(420, 0),
        ex.vec(0, 300),
        ex.vec(-420, 0),
        ex.vec(0, -300),
      ]) {
        walk.moveBy({ offset, duration: 1800 });
      }
    });
    this.add(map);
    this.add(this.player);
    follow['Lock']?.();
  }
}

const field = new Field();
const bounds = new ex.LimitCameraBoundsStrategy(world);
const apply = (...strategies: ex.CameraStrategy<ex.Actor>[]) => {
  field.camera.setStrategies([...strategies, bounds]);
};
const follow: Record<string, () => void> = {
  Lock: () => apply(new ex.LockCameraToActorStrategy(field.player)),
  'Lock x': () => apply(new ex.LockCameraToActorAxisStrategy(field.player, ex.Axis.X)),
  Elastic: () => apply(new ex.ElasticToActorStrategy(field.player, 0.15, 0.7)),
  Radius: () => apply(new ex.RadiusAroundActorStrategy(field.player, 90)),
};

const bar = document.createElement('div');
bar.style.cssText = 'position:fixed;top:12px;left:12px;display:flex;gap:8px;z-index:1';
for (const [name, choose] of Object.entries(follow)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.style.cssText = 'font:600 14px sans-serif;padding:6px 10px;cursor:pointer';
  button.addEventListener('click', choose);
  bar.append(button);
}
document.body.append(bar);

game.addScene('field', field);
void game.start(new ex.Loader([tiles, hero])).then(() => game.goToScene('field'));
