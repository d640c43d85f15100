import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  // Try PointerScope.Document: a card then follows even outside the canvas.
  pointerScope: ex.PointerScope.Canvas,
});

const label = new ex.Label({
  text: 'Drag a card with the mouse, a finger or a pen',
  pos: ex.vec(20, 20),
  font: new ex.Font({ size: 16, color: ex.Color.White }),
});
game.add(label);

let top = 0;
function addCard(x: number, hex: string, text: string) {
  const color = ex.Color.fromHex(hex);
  const card = new ex.Actor({ pos: ex.vec(x, 620), width: 110, height: 150, color });
  const font = new ex.Font({ size: 40, color: ex.Color.fromHex('#041e2f') });
  card.addChild(new ex.Label({ text, pos: ex.vec(-14, -24), font }));
  card.actions.moveTo({ pos: ex.vec(x, 220), duration: 700, easing: ex.easeOutBack });

  card.on('pointerenter', () => (card.scale = ex.vec(1.08, 1.08)));
  card.on('pointerleave', () => (card.scale = ex.vec(1, 1)));

  // Keep the distance between the pointer and the centre, so that the card does not jump.
  let grip = ex.Vector.Zero;
  card.on('pointerdragstart', (event) => {
    grip = card.pos.sub(event.worldPos);
    card.z = ++top;
    event.cancel(); // cards below, and global handlers, do not hear it
  });
  const drag = (event: ex.PointerEvent) => (card.pos = event.worldPos.add(grip));
  card.on('pointerdragmove', drag);
  card.on('pointerdragleave', drag);
  card.on('pointerdown', (event) => {
    label.text = `I see: ${event.pointerType}, ${event.button} button, pointer ${event.pointerId}`;
  });
  game.add(card);
}
addCard(170, '#7bbaea', 'A');
addCard(300, '#ffb238', 'K');
addCard(430, '#ff6b4a', 'Q');

game.start();
