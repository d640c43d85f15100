import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  pixelArt: true,
  suppressPlayButton: true,
});

const image = new ex.ImageSource('/kit/items/heart.png');
const heart = new ex.Actor({ pos: ex.vec(150, 215), width: 16, height: 16 });
heart.graphics.use(image.toSprite());

const panel = document.body.appendChild(document.createElement('div'));
panel.style.cssText =
  'position:fixed;top:10px;left:10px;display:grid;color:#f4faff;font:14px system-ui';
function slider(label: string, min: number, max: number, value: number) {
  const row = panel.appendChild(document.createElement('label'));
  row.innerHTML = `<input type="range" min="${min}" max="${max}" step="0.5" value="${value}"> ${label} <output>${value}</output>`;
  const input = row.querySelector('input')!;
  input.oninput = () => (row.querySelector('output')!.value = input.value);
  return () => input.valueAsNumber;
}
const small = slider('smallest scale', 1, 8, 7);
const large = slider('largest scale', 8, 16, 11);
const speed = slider('scale units a second', 1, 40, 14);
heart.scale = ex.vec(small(), small());

// The beat: two quick strokes and a rest. Change the rhythm.
heart.actions.repeatForever((step) => {
  const pace = ex.vec(speed(), speed());
  for (let stroke = 0; stroke < 2; stroke++) {
    step.scaleTo(ex.vec(large(), large()), pace);
    step.scaleTo(ex.vec(small(), small()), pace);
  }
  step.delay(400);
});

// The timeline: the scale over the last seconds.
const history: number[] = [];
game.onPostUpdate = () => {
  history.unshift(heart.scale.x);
  history.length = Math.min(history.length, 295);
};
game.onPostDraw = (ctx) => {
  history.forEach((scale, i) => {
    const bottom = ex.vec(594 - i * 2, 394);
    ctx.drawLine(
      bottom,
      bottom.sub(ex.vec(0, scale * 4)),
      ex.Color.fromHex('#ff6b4a'),
      2,
    );
  });
};

game.add(heart);
game.start(new ex.Loader([image]));
