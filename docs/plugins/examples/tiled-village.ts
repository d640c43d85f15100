import { TiledResource, type FactoryProps } from '@excaliburjs/plugin-tiled';
import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const knight = new ex.ImageSource('/kit/characters/knight.png');

class Player extends ex.Actor {
  constructor({ worldPos }: FactoryProps) {
    super({ pos: worldPos, width: 10, height: 12, z: 10 });
    this.body.collisionType = ex.CollisionType.Active;
    const grid = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
    const sheet = ex.SpriteSheet.fromImageSource({ image: knight, grid });
    this.graphics.use(ex.Animation.fromSpriteSheet(sheet, [0, 1, 2, 3], 180));
  }
  override onPreUpdate({ input: { keyboard } }: ex.Engine) {
    const axis = (less: ex.Keys, more: ex.Keys) =>
      Number(keyboard.isHeld(more)) - Number(keyboard.isHeld(less));
    const direction = ex.vec(
      axis(ex.Keys.Left, ex.Keys.Right),
      axis(ex.Keys.Up, ex.Keys.Down),
    );
    this.vel = direction.scale(90); // pixels a second; try 200
    if (direction.x !== 0) this.graphics.flipHorizontal = direction.x < 0;
  }
}

const map = new TiledResource('/kit/maps/village.tmx', {
  useTilemapCameraStrategy: true,
  // The key is the class that the object has in Tiled.
  entityClassNameFactories: { player: (props) => new Player(props) },
});

const info = document.createElement('output');
info.style.cssText =
  'position:fixed;left:12px;top:12px;padding:6px 12px;border-radius:8px;font:600 14px sans-serif;color:#f4faff;background:#041e2fd9';
info.value = 'Arrow keys walk. Point at a tile.';
document.body.append(info);

void game.start(new ex.Loader([knight, map])).then(() => {
  map.addToScene(game.currentScene);
  const player = map.getEntitiesByClassName('player')[0] as Player;
  const { camera } = game.currentScene;
  const bounds = camera.strategies.slice();
  camera.setStrategies([new ex.LockCameraToActorStrategy(player), ...bounds]);

  game.input.pointers.primary.on('move', ({ worldPos }) => {
    const tile = map.getTileByPoint('ground', worldPos)?.exTile;
    const isSolid = map.getTileByPoint('solid', worldPos)?.exTile.solid;
    if (tile) info.value = `Tile ${tile.x}, ${tile.y}${isSolid ? ': solid' : ''}`;
  });
});
