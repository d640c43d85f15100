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
const animate = (image: ex.ImageSource, frames: number[]) =>
  ex.Animation.fromSpriteSheet(
    ex.SpriteSheet.fromImageSource({
      image,
      grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
    }),
    frames,
    120,
  );

class Player extends ex.Actor {
  constructor({ worldPos }: FactoryProps) {
    super({
      pos: worldPos,
      width: 10,
      height: 10,
      z: 10,
      collisionType: ex.CollisionType.Active,
    });
    this.graphics.use(animate(knight, [0, 1, 2, 3]));
  }
  override onPreUpdate({ input: { keyboard } }: ex.Engine) {
    const speed = 90;
    const axis = (less: ex.Keys, more: ex.Keys) =>
      Number(keyboard.isHeld(more)) - Number(keyboard.isHeld(less));
    this.vel = ex
      .vec(axis(ex.Keys.Left, ex.Keys.Right), axis(ex.Keys.Up, ex.Keys.Down))
      .scale(speed);
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
      enemy.actions.repeatForever((walk) =>
        walk
          .moveBy({ offset, duration: 1600 })
          .moveBy({ offset: offset.negate(), duration: 1600 }),
      );
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
