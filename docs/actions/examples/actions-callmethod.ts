import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#0b2a3f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

const color = ex.Color.fromHex('#ffb238');
const box = new ex.Actor({ pos: ex.vec(180, 80), width: 44, height: 44, color });

let corners = 0;
const label = new ex.Label({
  text: '0 corners',
  pos: ex.vec(300, 190),
  font: new ex.Font({ size: 28, textAlign: ex.TextAlign.Center, color: ex.Color.White }),
});

function arrive() {
  corners++;
  ticks.push(game.clock.now());
  label.text = `${corners} corners`;
  // Change what happens on arrival: a colour, a sound, a new actor …
  const spark = new ex.Actor({
    pos: box.pos.clone(),
    radius: 60,
    scale: ex.vec(0.2, 0.2),
    color: ex.Color.fromHex('#7bbaea'),
    z: -1,
  });
  spark.actions.scaleTo(ex.vec(1, 1), ex.vec(2, 2)).fade(0, 300).die();
  game.add(spark);
}

const row = document.body.appendChild(document.createElement('label'));
row.style.cssText = 'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML = `<input type="range" min="100" max="1200" value="320"> px/s`;
const speed = row.querySelector('input')!;

box.actions.repeatForever((step) => {
  const pace = speed.valueAsNumber;
  step.moveBy(ex.vec(240, 0), pace).callMethod(arrive);
  step.moveBy(ex.vec(0, 220), pace).callMethod(arrive);
  step.moveBy(ex.vec(-240, 0), pace).callMethod(arrive);
  step.moveBy(ex.vec(0, -220), pace).callMethod(arrive);
});

// The timeline: moving is orange, every call of the function a light mark. 10 ms a pixel.
const ticks: number[] = [];
game.onPostDraw = (ctx) => {
  ctx.drawLine(ex.vec(10, 375), ex.vec(590, 375), box.color, 10);
  for (const tick of ticks.slice(-30)) {
    const x = 590 - (game.clock.now() - tick) / 10;
    if (x > 10) ctx.drawLine(ex.vec(x, 362), ex.vec(x, 388), ex.Color.White, 4);
  }
};

game.add(label);
game.add(box);
game.start();
