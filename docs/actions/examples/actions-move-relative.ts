import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const trail = (actor: ex.Actor) => {
  const points: ex.Vector[] = [];
  actor.on('postupdate', () => points.push(actor.pos.clone()));
  game.on('postdraw', ({ ctx }) => {
    const faded = actor.color.clone();
    faded.a = 0.4;
    points.slice(-400).forEach((point) => ctx.drawCircle(point, 3, faded));
  });
};
const add = (hex: string, y: number) => {
  const actor = new ex.Actor({
    pos: ex.vec(80, y),
    radius: 14,
    color: ex.Color.fromHex(hex),
  });
  game.add(actor);
  trail(actor);
  return actor;
};

// moveTo names places: every round visits the same square.
const absolute = add('#ffb238', 80);
absolute.actions.repeatForever((step) => {
  for (const [x, y] of [
    [400, 80],
    [400, 160],
    [80, 160],
    [80, 80],
  ] as const) {
    step.moveTo(ex.vec(x, y), 360);
  }
});

// moveBy names steps: each one starts where the last one ended. Change a step and the path bends.
const relative = add('#7bbaea', 340);
relative.actions
  .repeat((step) => {
    step.moveBy(ex.vec(60, -110), 360);
    step.moveBy(ex.vec(60, 110), 360);
  }, 4)
  .delay(800)
  .callMethod(() => (relative.pos = ex.vec(80, 340)));

game.start();
