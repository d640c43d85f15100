import * as ex from 'excalibur';

const game = new ex.Engine({
  viewport: { width: 640, height: 320 },
  resolution: { width: 320, height: 160 },
  pixelArt: true,
  suppressPlayButton: true,
});
const image = new ex.ImageSource('/kit/tiles/tiles.png');
const heroImage = new ex.ImageSource('/kit/characters/knight.png');

// One letter a tile. Draw your own village.
const drawing = [
  'TTTTTTTTTTTTTTTTTTTT',
  'T....f......~~~~~..T',
  'T..T.....f..~~~~~..T',
  'T.........ppppp....T',
  'T...f.pppppT..p..f.T',
  'T.....p..T....p....T',
  'TT....p....f..p..T.T',
  'T..f..pppppppppp...T',
  'T........T......f..T',
  'TTTTTTTTTTTTTTTTTTTT',
];

void game.start(new ex.Loader([image, heroImage])).then(() => {
  const grid = { rows: 6, columns: 8, spriteWidth: 16, spriteHeight: 16 };
  const sheet = ex.SpriteSheet.fromImageSource({ image, grid });
  const pictures: Record<string, ex.Graphic> = {
    T: sheet.getSprite(0, 3),
    f: sheet.getSprite(3, 3),
    p: sheet.getSprite(2, 2),
    '~': ex.Animation.fromSpriteSheet(sheet, [8, 9, 10, 11], 200),
  };
  const map = new ex.TileMap({ rows: 10, columns: 20, tileWidth: 16, tileHeight: 16 });
  for (const tile of map.tiles) {
    const sign = drawing[tile.y]?.[tile.x] ?? '.';
    tile.addGraphic(sheet.getSprite(0, 2)); // ground first
    const picture = pictures[sign];
    if (picture) tile.addGraphic(picture); // then what stands on it
    tile.solid = sign === 'T' || sign === '~';
    tile.data.set('cost', sign === 'p' ? 1 : 3); // values of your own
  }
  game.add(map);

  const walk = ex.SpriteSheet.fromImageSource({
    image: heroImage,
    grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
  });
  const hero = new ex.Actor({ pos: ex.vec(104, 70), width: 10, height: 10, z: 1 });
  hero.body.collisionType = ex.CollisionType.Active;
  hero.graphics.use(ex.Animation.fromSpriteSheet(walk, ex.range(6, 11), 90));
  let direction = ex.Vector.Down;
  hero.on('preupdate', () => {
    const cost = Number(map.getTileByPoint(hero.pos)?.data.get('cost') ?? 1);
    hero.vel = direction.scale(90 / cost); // slower on grass
  });
  hero.on('collisionstart', () => (direction = direction.rotate(-Math.PI / 2)));
  game.add(hero);
});
