import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const card = (name: string, x: number, color: string, z: number) => {
  const actor = new ex.Actor({
    name,
    pos: ex.vec(x, 150),
    width: 170,
    height: 180,
    color: ex.Color.fromHex(color),
    z,
  });
  const text = new ex.Label({
    text: `z ${z}`,
    pos: ex.vec(-72, -80),
    color: ex.Color.fromHex('#041e2f'),
    font: new ex.Font({ size: 20, family: 'sans-serif' }),
    z: 1, // relative to the card: the label is always one above its parent
  });
  actor.addChild(text);
  return { actor, text };
};

const cards = [
  card('left', 165, '#7bbaea', 0),
  card('middle', 300, '#ffb238', 10),
  card('right', 435, '#ff6b4a', 20),
];
for (const { actor } of cards) game.add(actor);

// Change the interval, or the values that take turns.
const swap = new ex.Timer({
  interval: 1000,
  repeats: true,
  action: () => {
    for (const { actor, text } of cards) {
      actor.z = (actor.z + 10) % 30;
      text.text = `z ${actor.z}`;
      actor.actions.clearActions();
      actor.actions.moveTo({ pos: ex.vec(actor.pos.x, 150 - actor.z), duration: 300 });
    }
  },
});
game.add(swap);
swap.start();
game.start();
