import { LdtkResource, type FactoryProps } from '@excaliburjs/plugin-ldtk';
import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const knight = new ex.ImageSource('/kit/characters/knight.png');
const slime = new ex.ImageSource('/kit/characters/slime.png');
function animate(image: ex.ImageSource, frames: number[]) {
  const grid = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
  const sheet = ex.SpriteSheet.fromImageSource({ image, grid });
  return ex.Animation.fromSpriteSheet(sheet, frames, 120);
}

class Player extends ex.Actor {
  constructor({ worldPos }: FactoryProps) {
    super({ pos: worldPos, width: 10, height: 10, z: 10 });
    this.body.collisionType = ex.CollisionType.Active;
    this.graphics.use(animate(knight, [0, 1, 2, 3]));
  }
  override onPreUpdate({ input: { keyboard } }: ex.Engine) {
    const held = (key: ex.Keys) => Number(keyboard.isHeld(key));
    const x = held(ex.Keys.Right) - held(ex.Keys.Left);
    const y = held(ex.Keys.Down) - held(ex.Keys.Up);
    this.vel = ex.vec(x, y).scale(90); // pixels a second; try 200
    if (this.vel.x !== 0) this.graphics.flipHorizontal = this.vel.x < 0;
  }
}

// Reads a number that was set on the entity in the editor.
const field = ({ entity }: FactoryProps, name: string) =>
  Number(entity.fieldInstances.find((it) => it.__identifier === name)?.__value ?? 0);

const map = new LdtkResource('/kit/maps/dungeon.ldtk', {
  useTilemapCameraStrategy: true,
  entityIdentifierFactories: {
    PlayerStart: (props) => new Player(props),
    Slime: (props) => {
      const enemy = new ex.Actor({ pos: props.worldPos, radius: 6, z: 9 });
      enemy.graphics.use(animate(slime, [6, 7, 8, 9, 10, 11]));
      const offset = ex.vec(field(props, 'speed') * 2, 0); // faster slimes walk further
      enemy.actions.repeatForever((walk) => {
        walk.moveBy({ offset, duration: 1600 });
        walk.moveBy({ offset: offset.negate(), duration: 1600 });
      });
      return enemy;
    },
  },
});

void game.start(new ex.Loader([knight, slime, map])).then(() => {
  // Name the levels: without the filter 0.32.1 does not find the bounds for the camera.
  map.addToScene(game.currentScene, { levelFilter: ['Dungeon'] });
  const [player] = map.getEntitiesByIdentifier('PlayerStart');
  const { camera } = game.currentScene;
  camera.zoom = 2;
  if (player instanceof ex.Actor) {
    const bounds = camera.strategies.slice();
    camera.setStrategies([new ex.LockCameraToActorStrategy(player), ...bounds]);
  }
});
