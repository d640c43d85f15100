import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const add = (y: number, hex: string) => {
  const color = ex.Color.fromHex(hex);
  const actor = new ex.Actor({ pos: ex.vec(60, y), width: 34, height: 34, color });
  game.add(actor);
  return actor;
};
const label = new ex.Label({
  text: '',
  pos: ex.vec(60, 60),
  font: new ex.Font({ size: 20, color: ex.Color.White }),
});
game.add(label);

const row = document.body.appendChild(document.createElement('label'));
row.style.cssText = 'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML = `<input type="range" min="1" max="8" value="5"> times <output>5</output>`;
const times = row.querySelector('input')!;
times.oninput = () => {
  row.querySelector('output')!.value = times.value;
  zigzag();
};

// The timeline: a bar for every round, and a gap while the repeat is over. 10 ms a pixel.
const rounds: { start: number; end: number }[] = [];
game.onPostDraw = (ctx) => {
  const x = (time: number) =>
    590 - (game.clock.now() - Math.min(time, game.clock.now())) / 10;
  for (const { start, end } of rounds.slice(-30)) {
    ctx.drawLine(ex.vec(x(start) + 2, 380), ex.vec(x(end), 380), counted.color, 16);
  }
};
function beginRound(round: number) {
  endRound();
  label.text = `round ${round} of ${times.value}`;
  rounds.push({ start: game.clock.now(), end: Infinity });
}
function endRound() {
  const last = rounds.at(-1);
  if (last) last.end = Math.min(last.end, game.clock.now());
}

// A counted repeat: it ends, and what comes after it runs.
const counted = add(180, '#ffb238');
function zigzag() {
  counted.actions.clearActions();
  counted.vel = ex.Vector.Zero; // a cleared repeat leaves the velocity of its current step
  counted.pos = ex.vec(60, 180);
  let round = 0;
  counted.actions
    .repeat((step) => {
      step.callMethod(() => beginRound(++round));
      step.moveBy(ex.vec(30, -50), 260).moveBy(ex.vec(30, 50), 260);
    }, times.valueAsNumber)
    .callMethod(() => {
      endRound();
      label.text = 'done, again in a second';
    })
    .delay(1000)
    .callMethod(zigzagSoon);
}
const zigzagSoon = () => game.clock.schedule(zigzag);

// An endless repeat: the builder runs again for every round, so each hop can differ.
add(310, '#7bbaea').actions.repeatForever((step) => {
  const x = ex.randomInRange(60, 540);
  step
    .moveTo({ pos: ex.vec(x, 310), duration: 500, easing: ex.easeInOutQuad })
    .delay(250);
});

zigzag();
game.start();
