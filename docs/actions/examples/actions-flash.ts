import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  pixelArt: true,
  suppressPlayButton: true,
});

const image = new ex.ImageSource('/kit/characters/skeleton.png');
const grid = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
const sheet = ex.SpriteSheet.fromImageSource({ image, grid });
const skeleton = new ex.Actor({ pos: ex.vec(300, 140), scale: ex.vec(6, 6) });
skeleton.graphics.use(ex.Animation.fromSpriteSheet(sheet, [0, 1, 2, 3], 180));
game.add(skeleton);

const panel = document.body.appendChild(document.createElement('div'));
panel.style.cssText =
  'position:fixed;top:10px;left:10px;display:grid;color:#f4faff;font:14px system-ui';
panel.innerHTML = `
  <label><input type="range" min="100" max="3000" step="100" value="1000"> ms</label>
  <label><input type="color" value="#ff6b4a"> colour</label>`;
const [duration, color] = [...panel.querySelectorAll('input')];

// Move the slider, pick a colour, or change the pause: the next round uses them.
function hitAgain(step: ex.ActionContext) {
  const durationMs = duration!.valueAsNumber;
  const tint = ex.Color.fromHex(color!.value);
  step.callMethod(() => rounds.push({ start: game.clock.now(), durationMs, tint }));
  step.flash(tint, durationMs).delay(400);
}
// A flash needs a scene that runs, so it is queued when the actor wakes up in it.
skeleton.on('initialize', () => skeleton.actions.repeatForever(hitAgain));

// The timeline: how strong the colour is, 10 ms a pixel, now at the right.
const rounds: { start: number; durationMs: number; tint: ex.Color }[] = [];
game.onPostDraw = (ctx) => {
  for (const { start, durationMs, tint } of rounds.slice(-8)) {
    for (let ms = 0; ms < Math.min(durationMs, game.clock.now() - start); ms += 20) {
      const bottom = ex.vec(590 - (game.clock.now() - start - ms) / 10, 290);
      const height = 50 * (1 - ms / durationMs);
      if (bottom.x > 10) ctx.drawLine(bottom, bottom.sub(ex.vec(0, height)), tint, 2);
    }
  }
};

game.start(new ex.Loader([image]));
