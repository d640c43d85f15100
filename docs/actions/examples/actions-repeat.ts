import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#0b2a3f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

const add = (y: number, hex: string) => {
  const color = ex.Color.fromHex(hex);
  const actor = new ex.Actor({ pos: ex.vec(60, y), width: 34, height: 34, color });
  game.add(actor);
  return actor;
};
const font = new ex.Font({ size: 20, color: ex.Color.White });
const label = new ex.Label({ text: '', pos: ex.vec(60, 60), font });
game.add(label);

const row = document.body.appendChild(document.createElement('label'));
row.style.cssText = 'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML = `<input type="range" min="1" max="8" value="5"> times <output>5</output>`;
const times = row.querySelector('input')!;
times.oninput = () => {
  row.querySelector('output')!.value = times.value;
  zigzag();
};

// A counted repeat: it ends, and what comes after it runs.
const counted = add(180, '#ffb238');
let round = 0;
function zigzag() {
  counted.actions.clearActions();
  counted.vel = ex.Vector.Zero; // a cleared repeat leaves the velocity of its current step
  counted.pos = ex.vec(60, 180);
  round = 0;
  counted.actions
    .repeat((step) => {
      step.callMethod(() => (label.text = `round ${++round} of ${times.value}`));
      step.moveBy(ex.vec(30, -50), 260).moveBy(ex.vec(30, 50), 260);
    }, times.valueAsNumber)
    .callMethod(() => (round = 0))
    .callMethod(() => (label.text = 'done, again in a second'))
    .delay(1000)
    .callMethod(() => game.clock.schedule(zigzag));
}

// An endless repeat: the builder runs again for every round, so each hop can differ.
add(310, '#7bbaea').actions.repeatForever((step) => {
  const x = ex.randomInRange(60, 540);
  step.moveTo({ pos: ex.vec(x, 310), duration: 500, easing: ex.easeInOutQuad });
  step.delay(250);
});

// The timeline: a stair for every round, and a gap while the repeat is over.
const history: number[] = [];
game.onPostUpdate = () => {
  history.unshift(round);
  history.splice(295);
};
game.onPostDraw = (ctx) => {
  history.forEach((height, i) => {
    const bottom = ex.vec(594 - i * 2, 394);
    ctx.drawLine(bottom, bottom.sub(ex.vec(0, height * 7)), counted.color, 2);
  });
};

zigzag();
game.start();
