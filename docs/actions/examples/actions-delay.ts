import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  pixelArt: true,
  suppressPlayButton: true,
});

const image = new ex.ImageSource('/kit/characters/slime.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const slime = new ex.Actor({ pos: ex.vec(160, 130), scale: ex.vec(3, 3) });
slime.graphics.use(ex.Animation.fromSpriteSheet(sheet, [0, 1, 2, 3], 180));

const row = document.body.appendChild(document.createElement('label'));
row.style.cssText = 'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML = `<input type="range" min="0" max="2000" step="50" value="600"> rest <output>600</output> ms`;
const input = row.querySelector('input')!;
input.oninput = () => (row.querySelector('output')!.value = input.value);

// Move the slider: the next round rests that long at each corner.
slime.actions.repeatForever((step) => {
  for (const corner of [
    ex.vec(440, 130),
    ex.vec(440, 290),
    ex.vec(160, 290),
    ex.vec(160, 130),
  ]) {
    step.moveTo({ pos: corner, duration: 350, easing: ex.easeOutCubic });
    step.delay(input.valueAsNumber);
  }
});

// The timeline: one bar for each action, 10 ms a pixel, the newest at the right.
const bars: { color: ex.Color; start: number; end: number }[] = [];
slime.on('actionstart', ({ action }) => {
  if (action instanceof ex.RepeatForever) return;
  const color = ex.Color.fromHex(action instanceof ex.Delay ? '#2185d0' : '#ffb238');
  bars.push({ color, start: game.clock.now(), end: Infinity });
});
slime.on('actioncomplete', () => (bars.at(-1)!.end = game.clock.now()));
game.onPostDraw = (ctx) => {
  const x = (time: number) =>
    590 - (game.clock.now() - Math.min(time, game.clock.now())) / 10;
  for (const { color, start, end } of bars.slice(-20)) {
    ctx.drawLine(ex.vec(x(start) + 2, 375), ex.vec(x(end), 375), color, 18);
  }
};

game.add(slime);
game.start(new ex.Loader([image]));
