import * as ex from 'excalibur';

const game = new ex.Engine({
  viewport: { width: 640, height: 320 },
  resolution: { width: 320, height: 160 },
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const tiles = new ex.ImageSource('/kit/tiles/tiles.png');
const coins = new ex.ImageSource('/kit/items/coin.png');
const heroes = new ex.ImageSource('/kit/characters/knight.png');
function cut(image: ex.ImageSource, rows: number, columns: number, size: number) {
  const grid = { rows, columns, spriteWidth: size, spriteHeight: size };
  return ex.SpriteSheet.fromImageSource({ image, grid });
}

void game.start(new ex.Loader([tiles, coins, heroes])).then(() => {
  const sheet = cut(tiles, 6, 8, 16);
  const map = new ex.TileMap({ rows: 10, columns: 20, tileWidth: 16, tileHeight: 16 });
  for (const tile of map.tiles) {
    if (tile.y > 6) tile.addGraphic(sheet.getSprite(tile.y === 7 ? 1 : 3, 0));
  }
  game.add(map);

  const hero = new ex.Actor({ pos: ex.vec(30, 102), width: 12, height: 20, z: 2 });
  const run = cut(heroes, 4, 6, 24);
  hero.graphics.use(ex.Animation.fromSpriteSheet(run, ex.range(6, 11), 90));
  hero.actions.repeatForever((step) => step.moveTo(290, 102, 70).moveTo(30, 102, 70));
  hero.on('postupdate', () => (hero.graphics.flipHorizontal = hero.vel.x < 0));
  game.add(hero);

  const door = new ex.Actor({ pos: ex.vec(210, 104) });
  door.graphics.add('closed', sheet.getSprite(4, 4));
  door.graphics.add('open', sheet.getSprite(5, 4));
  door.graphics.use('closed');
  game.add(door);

  const plate = new ex.Trigger({
    pos: ex.vec(140, 110),
    width: 60, // make the plate larger
    height: 8,
    visible: true, // triggers are invisible as a rule
    color: ex.Color.fromHex('#ff6b4a'),
    filter: (entity) => entity === hero,
  });
  plate.events.on('enter', () => door.graphics.use('open'));
  plate.events.on('exit', () => door.graphics.use('closed'));
  game.add(plate);

  // A coin to take once: after one action the trigger kills itself.
  const coin = new ex.Trigger({
    pos: ex.vec(270, 100),
    width: 12,
    height: 12,
    visible: true,
    repeat: 1,
    target: hero,
    action: () => console.log('A coin!'),
  });
  const spin = cut(coins, 1, 6, 16);
  coin.graphics.use(ex.Animation.fromSpriteSheet(spin, ex.range(0, 5), 90));
  game.add(coin);
});
