import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  pixelArt: true,
  suppressPlayButton: true,
});

const image = new ex.ImageSource('/kit/characters/knight.png');
const grid = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
const sheet = ex.SpriteSheet.fromImageSource({ image, grid });
const knight = new ex.Actor({ pos: ex.vec(150, 215), width: 20, height: 22 });
knight.scale = ex.vec(5, 5);
knight.graphics.use(ex.Animation.fromSpriteSheet(sheet, [0, 1, 2, 3], 180));

const panel = document.body.appendChild(document.createElement('div'));
panel.style.cssText =
  'position:fixed;top:10px;left:10px;display:grid;color:#f4faff;font:14px system-ui';
function slider(label: string, min: number, max: number, value: number) {
  const row = panel.appendChild(document.createElement('label'));
  row.innerHTML = `<input type="range" min="${min}" max="${max}" value="${value}"> ${label} <output>${value}</output>`;
  const input = row.querySelector('input')!;
  input.oninput = () => {
    row.querySelector('output')!.value = input.value;
    blink();
  };
  return () => input.valueAsNumber;
}
const visibleMs = slider('ms visible', 20, 500, 400);
const hiddenMs = slider('ms hidden', 20, 500, 60);
const count = slider('blinks', 1, 20, 10);

// Click the knight, or move a slider, to blink again.
function blink() {
  knight.actions.clearActions();
  knight.actions.blink(visibleMs(), hiddenMs(), count());
}
knight.on('pointerdown', blink);

// The timeline: six seconds, bright where the knight was visible.
const seen: boolean[] = [];
game.onPostUpdate = () => {
  seen.unshift(knight.graphics.isVisible);
  seen.length = Math.min(seen.length, 300);
};
game.onPostDraw = (ctx) => {
  seen.forEach((visible, i) => {
    const color = ex.Color.fromHex(visible ? '#ffb238' : '#2185d0');
    const top = ex.vec(598 - i * 2, visible ? 365 : 382);
    ctx.drawLine(ex.vec(top.x, 390), top, color, 2);
  });
};

game.add(knight);
blink();
game.start(new ex.Loader([image]));
