import * as ex from 'excalibur';

document.body.innerHTML = `<canvas width="1" height="1"
    style="position:fixed;inset:0;width:100%;height:100%;background:#0b2a3f"></canvas>
  <div id="box" style="position:relative;width:88%;height:84%;resize:both;overflow:hidden;max-width:100%"></div>
  <label style="position:fixed;bottom:4px;left:12px;font:600 14px sans-serif">Size
    <input type="range" min="35" max="88" value="88"></label>`;
const box = document.querySelector('#box') as HTMLElement;
const canvas = document.createElement('canvas');
box.append(canvas);
document.querySelector('input')?.addEventListener('input', ({ target }) => {
  box.style.width = `${(target as HTMLInputElement).value}%`;
});

const game = new ex.Engine({
  canvasElement: canvas,
  displayMode: ex.DisplayMode.FillContainer,
  backgroundColor: ex.Color.fromHex('#2185d0'),
});

const tag = (text: string, anchor: ex.Vector) => {
  const font = new ex.Font({ family: 'sans-serif', size: 18, bold: true });
  const graphic = new ex.Text({ text, font, color: ex.Color.fromHex('#f4faff') });
  const label = new ex.ScreenElement({ anchor });
  label.graphics.use(graphic);
  game.add(label);
  return label;
};
const score = tag('Score 120', ex.vec(0, 0));
const lives = tag('3 lives', ex.vec(1, 0));
const hint = tag('the corners stay yours', ex.vec(0.5, 1));
const planet = new ex.Actor({ radius: 40, color: ex.Color.fromHex('#ffb238') });
const moon = new ex.Actor({ radius: 10, color: ex.Color.fromHex('#f4faff') });
game.add(planet);
game.add(moon);

// Lay out from the current size, now and after every change.
function layOut() {
  const { width, height } = game.screen.resolution;
  const margin = 16; // try 60
  score.pos = ex.vec(margin, margin);
  lives.pos = ex.vec(width - margin, margin);
  hint.pos = ex.vec(width / 2, height - margin);
  game.currentScene.camera.pos = planet.pos; // the planet stays in the middle
}
game.screen.events.on('resize', layOut);

let angle = 0;
game.on('postupdate', ({ elapsed }) => {
  angle += elapsed / 700;
  moon.pos = ex.Vector.fromAngle(angle).scale(90);
});
void game.start().then(layOut);
