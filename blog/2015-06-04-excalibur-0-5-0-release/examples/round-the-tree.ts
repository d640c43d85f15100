import * as ex from 'excalibur';

const game = new ex.Engine({
  viewport: { width: 640, height: 360 },
  resolution: { width: 320, height: 180 },
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#4fb35a'),
});
const tiles = new ex.ImageSource('/kit/tiles/tiles.png');
const names = ['knight', 'mage', 'skeleton', 'slime'];
const images = names.map((name) => new ex.ImageSource(`/kit/characters/${name}.png`));

// Click to take z away: then whoever was added last is in front, and the ring falls apart.
let usesZ = true;
game.input.pointers.primary.on('down', () => (usesZ = !usesZ));

void game.start(new ex.Loader([tiles, ...images])).then(() => {
  const tileGrid = { rows: 6, columns: 8, spriteWidth: 16, spriteHeight: 16 };
  const fir = ex.SpriteSheet.fromImageSource({ image: tiles, grid: tileGrid }).getSprite(
    1,
    3,
  );
  const tree = new ex.Actor({ pos: ex.vec(160, 110), anchor: ex.vec(0.5, 1) });
  tree.scale = ex.vec(5, 5);
  tree.z = tree.pos.y;
  tree.graphics.use(fir);
  game.add(tree);

  const COUNT = 10;
  for (let i = 0; i < COUNT; i++) {
    const grid = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
    const sheet = ex.SpriteSheet.fromImageSource({
      image: images[i % images.length]!,
      grid,
    });
    const walker = new ex.Actor({ anchor: ex.vec(0.5, 1) });
    walker.scale = ex.vec(1.5, 1.5);
    walker.graphics.use(ex.Animation.fromSpriteSheet(sheet, ex.range(6, 11), 90));
    let angle = (i / COUNT) * Math.PI * 2;
    walker.on('preupdate', ({ elapsed }) => {
      angle += elapsed / 1800;
      walker.pos = ex.vec(160 + Math.cos(angle) * 110, 108 + Math.sin(angle) * 48);
      walker.graphics.flipHorizontal = Math.sin(angle) > 0;
      // Further down the screen is nearer to us: the larger z is drawn in front.
      walker.z = usesZ ? walker.pos.y : 0;
    });
    game.add(walker);
  }
});
