import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#041e2f');
const game = new ex.Engine({ width: 600, height: 320, backgroundColor });
const [blue, red] = [ex.Color.fromHex('#2185d0'), ex.Color.fromHex('#ff6b4a')];
const yellow = ex.Color.fromHex('#ffb238');
const white = ex.Color.White;
const font = new ex.Font({ family: 'monospace', size: 24, lineHeight: 34, color: white });
const text = new ex.Label({ text: '', pos: ex.vec(40, 60), font });
const flash = new ex.Actor({ pos: ex.vec(300, 160), width: 600, height: 320, z: 10 });
flash.color = yellow;
flash.graphics.opacity = 0;
const orb = new ex.Actor({ pos: ex.vec(520, 240), radius: 30, color: blue });
for (const actor of [text, flash, orb]) game.add(actor);

/** Writes letter by letter. A number waits that many milliseconds. */
const type = (line: string) =>
  ex.coroutine(game, function* () {
    for (const letter of line) {
      text.text += letter;
      yield letter === ' ' ? 120 : 35; // try 100
    }
    yield 500;
  });

/** Fades in half a second. A bare yield waits a frame and gives its milliseconds. */
const lightning = () =>
  ex.coroutine(game, function* () {
    let left = 500;
    while (left > 0) {
      flash.graphics.opacity = left / 500;
      const elapsed: number = yield;
      left -= elapsed;
    }
    flash.graphics.opacity = 0;
  });

function* story() {
  for (;;) {
    text.text = '';
    yield* type('The storm comes nearer.\n');
    yield* lightning(); // waits until the flash is over
    yield* type('Something wakes');
    orb.color = red;
    yield* type(' in the dark ...');
    yield orb.actions.scaleTo({ scale: ex.vec(1.5, 1.5), duration: 300 }).toPromise(); // a promise
    yield* lightning();
    orb.scale = ex.vec(1, 1);
    orb.color = blue;
    yield 1000;
  }
}
let running = ex.coroutine(game, story);

const button = document.createElement('button');
button.textContent = 'Cancel';
button.style.cssText =
  'position:fixed;left:20px;bottom:16px;padding:8px 14px;font:600 15px sans-serif';
button.addEventListener('click', () => {
  if (running.isRunning()) running.cancel();
  else running = ex.coroutine(game, story);
  button.textContent = running.isRunning() ? 'Cancel' : 'Start again';
});
document.body.append(button);
game.start();
