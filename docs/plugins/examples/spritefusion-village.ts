import { SpriteFusionResource } from '@excaliburjs/plugin-spritefusion';
import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 360,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const coins = new ex.ImageSource('/kit/items/coin.png');

const map = new SpriteFusionResource({
  mapPath: '/kit/maps/village.spritefusion.json',
  spritesheetPath: '/kit/tiles/tiles.png',
  entityTileIdFactories: {
    // Tile 27 is a flower: column 3 of row 3 in a sheet of 8 columns. Try 24, the trees.
    27: ({ worldPos }) => {
      const coin = new ex.Actor({ pos: worldPos.add(ex.vec(8, 8)), radius: 6, z: 20 });
      coin.graphics.use(
        ex.Animation.fromSpriteSheet(
          ex.SpriteSheet.fromImageSource({
            image: coins,
            grid: { rows: 1, columns: 6, spriteWidth: 16, spriteHeight: 16 },
          }),
          [0, 1, 2, 3, 4, 5],
          100,
        ),
      );
      return coin;
    },
  },
});

void game.start(new ex.Loader([coins, map])).then(() => {
  map.addToScene(game.currentScene);
  const ball = new ex.Actor({
    pos: ex.vec(230, 150),
    radius: 6,
    color: ex.Color.fromHex('#ff6b4a'),
    collisionType: ex.CollisionType.Active,
    z: 30,
  });
  ball.vel = ex.vec(90, 62);
  // Bounces off the layer that is marked as collider in the editor.
  ball.on('collisionstart', ({ side }) => {
    if (side === ex.Side.Left || side === ex.Side.Right) ball.vel.x *= -1;
    else ball.vel.y *= -1;
  });
  ball.on('postcollision', () => {
    ball.vel = ball.vel.normalize().scale(110);
  });
  game.add(ball);
  const { camera } = game.currentScene;
  camera.pos = ex.vec(240, 144);
  camera.zoom = 1.25;
});
