import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 280,
  backgroundColor: ex.Color.fromHex('#f4faff'),
});

const ink = ex.Color.fromHex('#0b2a3f');

// Add your own anchor, for example ex.vec(0.5, 1): the feet of a character.
const anchors = [ex.vec(0, 0), ex.vec(0.5, 0.5), ex.vec(1, 0)];

anchors.forEach((anchor, index) => {
  const pos = ex.vec(120 + index * 180, 140);
  const box = new ex.Actor({
    pos,
    width: 90,
    height: 60,
    color: ex.Color.fromHex('#7bbaea'),
    anchor,
    angularVelocity: 1,
  });
  const dot = new ex.Actor({ pos, radius: 6, color: ex.Color.fromHex('#ff6b4a'), z: 1 });
  const text = new ex.Label({
    text: `anchor (${anchor.x}, ${anchor.y})`,
    pos: pos.add(ex.vec(-62, 112)),
    color: ink,
    font: new ex.Font({ size: 15, family: 'monospace' }),
  });
  for (const actor of [box, dot, text]) game.add(actor);
});

game.start();
