import * as ex from 'excalibur';

const game = new ex.Engine({
  viewport: { width: 640, height: 384 },
  resolution: { width: 320, height: 192 },
  pixelArt: true,
  suppressPlayButton: true,
});
const image = new ex.ImageSource('/kit/tiles/tiles.png');
const ballImage = new ex.ImageSource('/kit/breakout/ball.png');

void game.start(new ex.Loader([image, ballImage])).then(() => {
  const grid = { rows: 6, columns: 8, spriteWidth: 16, spriteHeight: 16 };
  const sheet = ex.SpriteSheet.fromImageSource({ image, grid });
  const grass = sheet.getSprite(0, 2);
  const bricks = sheet.getSprite(5, 0); // try (0, 4), a crate

  const map = new ex.TileMap({ rows: 12, columns: 20, tileWidth: 16, tileHeight: 16 });
  const paint = (tile: ex.Tile, solid: boolean) => {
    tile.solid = solid; // the collider follows by itself
    tile.clearGraphics();
    tile.addGraphic(solid ? bricks : grass);
  };
  for (const tile of map.tiles) {
    const isEdge = tile.x === 0 || tile.y === 0 || tile.x === 19 || tile.y === 11;
    const isPillar = tile.x % 5 === 4 && tile.y % 5 === 4;
    paint(tile, isEdge || isPillar);
    tile.on('pointerdown', () => !isEdge && paint(tile, !tile.solid));
    tile.on('pointerenter', () => highlight(tile, true));
    tile.on('pointerleave', () => highlight(tile, false));
  }
  game.add(map);

  const frame = new ex.Rectangle({
    width: 16,
    height: 16,
    color: ex.Color.Transparent,
    strokeColor: ex.Color.White,
  });
  function highlight(tile: ex.Tile, on: boolean) {
    if (on) tile.addGraphic(frame);
    else tile.removeGraphic(frame);
  }

  for (let i = 0; i < 3; i++) {
    const ball = new ex.Actor({ pos: ex.vec(50 + i * 90, 50 + i * 30), radius: 5, z: 1 });
    ball.graphics.use(ballImage.toSprite());
    ball.body.collisionType = ex.CollisionType.Active;
    let vel = ex.vec(90, 70);
    ball.on('preupdate', () => (ball.vel = vel));
    ball.on('postcollision', ({ contact, self }) => {
      // turn back the part of the speed that goes into the wall
      const normal =
        contact.colliderA === self ? contact.normal.negate() : contact.normal;
      const into = vel.dot(normal);
      if (into < 0) vel = vel.sub(normal.scale(2 * into));
    });
    game.add(ball);
  }
});
