import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
  pixelArt: true,
  suppressPlayButton: true,
});

const image = new ex.ImageSource('/kit/characters/bat.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const bat = new ex.Actor({ pos: ex.vec(150, 210), scale: ex.vec(6, 6) });
bat.graphics.use(ex.Animation.fromSpriteSheet(sheet, [0, 1, 2, 3], 180));

const panel = document.body.appendChild(document.createElement('div'));
panel.style.cssText =
  'position:fixed;top:10px;left:10px;display:grid;color:#f4faff;font:14px system-ui';
function slider(label: string, max: number, step: number, value: number) {
  const row = panel.appendChild(document.createElement('label'));
  row.innerHTML = `<input type="range" min="0" max="${max}" step="${step}" value="${value}"> ${label} <output>${value}</output>`;
  const input = row.querySelector('input')!;
  input.oninput = () => (row.querySelector('output')!.value = input.value);
  return () => input.valueAsNumber;
}
const lowest = slider('opacity to fade to', 1, 0.05, 0.1);
const durationMs = slider('ms', 3000, 50, 900);

// Move the sliders: the builder reads them anew in every round.
bat.actions.repeatForever((step) => {
  step.fade(lowest(), durationMs()).delay(200);
  step.fade(1, durationMs()).delay(200);
});

// The timeline: opacity over the last seconds.
const history: number[] = [];
game.onPostUpdate = () => {
  history.unshift(bat.graphics.opacity);
  history.length = Math.min(history.length, 295);
};
game.onPostDraw = (ctx) => {
  history.forEach((opacity, i) => {
    const top = ex.vec(594 - i * 2, 392 - opacity * 50);
    ctx.drawLine(ex.vec(top.x, 394), top, ex.Color.fromHex('#ffb238'), 2);
  });
};

game.add(bat);
game.start(new ex.Loader([image]));
