import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 260,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

// One full turn, always in the same direction and always the asked length.
// Change TURNS to 3, or to -2 for the other way round.
const TURNS = 1;
function spin(step: ex.ActionContext, turns: number, durationMs: number) {
  const quarter = (Math.PI / 2) * Math.sign(turns);
  const quarters = Math.round(Math.abs(turns) * 4);
  for (let i = 0; i < quarters; i++) {
    step.rotateBy({ angleRadiansOffset: quarter, duration: durationMs / quarters });
  }
}

const add = (x: number, hex: string, text: string) => {
  const color = ex.Color.fromHex(hex);
  const blade = new ex.Actor({ pos: ex.vec(x, 120), width: 120, height: 26, color });
  const font = new ex.Font({ size: 15, color, textAlign: ex.TextAlign.Center });
  game.add(new ex.Label({ text, pos: ex.vec(x, 215), font }));
  game.add(blade);
  return blade;
};

add(110, '#ff6b4a', 'rotateBy(2π): stands still').actions.repeatForever((step) => {
  step.rotateBy(Math.PI * 2, 4).delay(400);
});
add(300, '#ffb238', 'quarter by quarter').actions.repeatForever((step) => {
  spin(step, TURNS, 1200);
  step.delay(400);
});
add(490, '#7bbaea', 'angularVelocity').angularVelocity = 4;

game.start();
