import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const image = new ex.ImageSource('/kit/characters/slime-blue.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const idle = ex.Animation.fromSpriteSheet(sheet, ex.range(0, 3), 180);

const DURATION = 220; // milliseconds; try 800
const hits: Record<string, (slime: ex.Actor) => void> = {
  'red tint': ({ graphics }) => {
    graphics.current!.tint = ex.Color.Red;
    game.clock.schedule(() => (graphics.current!.tint = ex.Color.White), DURATION);
  },
  'fading tint': ({ graphics }) => {
    ex.coroutine(function* () {
      let passed = 0;
      while (passed < DURATION) {
        const share = passed / DURATION;
        graphics.current!.tint = ex.Color.lerp(ex.Color.Red, ex.Color.White, share);
        const elapsed: number = yield;
        passed += elapsed;
      }
      graphics.current!.tint = ex.Color.White;
    });
  },
  'white flash': (slime) => slime.actions.flash(ex.Color.White, DURATION),
};

const font = new ex.Font({ size: 16, color: ex.Color.fromHex('#f4faff') });
Object.entries(hits).forEach(([name, hit], i) => {
  const pos = ex.vec(110 + i * 190, 150);
  const slime = new ex.Actor({ pos, scale: ex.vec(5, 5), graphic: idle.clone() });
  slime.on('pointerdown', () => hit(slime));
  game.add(slime);
  game.add(new ex.Label({ pos: pos.add(ex.vec(-36, 66)), text: name, font }));
  const timer = new ex.Timer({ interval: 900, repeats: true, action: () => hit(slime) });
  game.add(timer);
  timer.start();
});
game.add(new ex.Label({ pos: ex.vec(20, 20), text: 'click a slime', font }));
void game.start(new ex.Loader([image]));
