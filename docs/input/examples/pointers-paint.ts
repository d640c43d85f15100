import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

const colors = ['#ffb238', '#7bbaea', '#ff6b4a', '#9be7a5', '#f4faff'].map((hex) =>
  ex.Color.fromHex(hex),
);
const label = new ex.Label({
  text: 'Draw with one pointer or several fingers',
  pos: ex.vec(20, 20),
  font: new ex.Font({ size: 16, color: ex.Color.White }),
});
game.add(label);

function dab(pos: ex.Vector, pointerId: number) {
  const color = colors[pointerId % colors.length]!;
  const dot = new ex.Actor({ pos, radius: 12, color });
  // Change how long the paint stays.
  dot.actions.delay(600).fade(0, 1200).die();
  game.add(dot);
}

// The receiver itself hears every pointer; `at(0)` or `primary` would hear only one.
const { pointers } = game.input;
const down = new Set<number>();
pointers.on('down', (event) => {
  down.add(event.pointerId);
  label.text = `I see: ${down.size} × ${event.pointerType}`;
});
pointers.on('up', (event) => void down.delete(event.pointerId));
pointers.on('move', (event) => {
  if (down.has(event.pointerId)) dab(event.worldPos, event.pointerId);
});
pointers.on('wheel', (event) => {
  label.text = `I see: wheel ${Math.round(event.deltaY)}`;
});

// A brush that paints by itself until you take over.
let time = 0;
game.onPostUpdate = (_engine, elapsedMs) => {
  time += elapsedMs / 700;
  if (down.size === 0)
    dab(ex.vec(300 + 200 * Math.sin(time), 210 + 110 * Math.sin(time * 2)), 1);
};

game.start();
