import * as ex from 'excalibur';

interface Level {
  legend: Record<string, string>;
  rows: string[];
}

// In your game this is a file: new ex.Resource<Level>('levels/one.json', 'json').
const file: Level = {
  legend: { '#': '#2185d0', '.': '#0b2a3f', o: '#ffb238', '~': '#7bbaea' },
  rows: [
    '###############',
    '#.............#',
    '#..oo.....oo..#',
    '#.............#',
    '#...~~~~~~~...#',
    '#.o..~~~~~..o.#',
    '#.............#',
    '###############',
  ], // draw your own
};
const address = URL.createObjectURL(new Blob([JSON.stringify(file)]));

const game = new ex.Engine({
  width: 600,
  height: 320,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const level = new ex.Resource<Level>(address, 'json');
level.events.on('complete', () => console.log('The level file is here.'));

/** Turns the data of the file into tiles that light up one after the other. */
function build({ legend, rows }: Level) {
  rows.forEach((row, y) => {
    [...row].forEach((sign, x) => {
      const tile = new ex.Actor({
        pos: ex.vec(20 + x * 40, 20 + y * 40),
        width: 38,
        height: 38,
        color: ex.Color.fromHex(legend[sign] ?? '#ff6b4a'),
        z: sign === 'o' ? 1 : 0,
      });
      tile.graphics.opacity = 0.1;
      tile.actions.delay((x + y) * 30).fade(1, 250);
      if (sign === 'o') tile.angularVelocity = 1.5;
      game.add(tile);
    });
  });
}

void game.start(new ex.Loader([level])).then(() => build(level.data));
