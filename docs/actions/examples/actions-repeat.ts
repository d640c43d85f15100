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

// A counted repeat: it ends, and what comes after it runs.
const counted = add(180, '#ffb238');
function zigzag() {
  counted.actions.clearActions();
  counted.vel = ex.Vector.Zero; // a cleared repeat leaves the velocity of its current step
  counted.pos = ex.vec(60, 180);
  let round = 0;
  counted.actions
    .repeat((step) => {
      step.callMethod(() => (label.text = `round ${++round} of ${times.value}`));
      step.moveBy(ex.vec(30, -50), 260).moveBy(ex.vec(30, 50), 260);
    }, times.valueAsNumber)
    .callMethod(() => (label.text = 'done, again in a second'))
    .delay(1000)
    .callMethod(zigzagSoon);
}
const zigzagSoon = () => game.clock.schedule(zigzag);

// An endless repeat: the builder runs again for every round, so each hop can differ.
add(320, '#7bbaea').actions.repeatForever((step) => {
  const x = ex.randomInRange(60, 540);
  step
    .moveTo({ pos: ex.vec(x, 320), duration: 500, easing: ex.easeInOutQuad })
    .delay(250);
});

zigzag();
game.start();
