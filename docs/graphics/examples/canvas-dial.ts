import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 340,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

let [value, redraws, frames] = [0.65, 0, 0];
const dial = new ex.Canvas({
  width: 220,
  height: 220,
  cache: true, // Set it to false and watch the counter.
  quality: 2,
  draw: (ctx) => {
    redraws++;
    const gradient = ctx.createConicGradient(Math.PI / 2, 110, 110);
    gradient.addColorStop(0, '#2185d0');
    gradient.addColorStop(0.6, '#ffb238');
    gradient.addColorStop(1, '#ff6b4a');
    ctx.lineWidth = 26;
    ctx.lineCap = 'round';
    const arc = (style: string | CanvasGradient, share: number) => {
      const start = Math.PI * 0.75;
      ctx.strokeStyle = style;
      ctx.beginPath();
      ctx.arc(110, 110, 90, start, start + Math.PI * 1.5 * share);
      ctx.stroke();
    };
    arc('#041e2f', 1);
    arc(gradient, value);
    ctx.fillStyle = '#f4faff';
    ctx.font = '700 44px system-ui, sans-serif';
    ctx.textAlign = 'center';
    ctx.fillText(`${Math.round(value * 100)}`, 110, 126);
  },
});
const actor = new ex.Actor({ pos: ex.vec(200, 190), graphic: dial });
// Moving, turning and scaling need no new drawing.
actor.actions.repeatForever((actions) => {
  actions.moveTo(ex.vec(260, 190), 40).moveTo(ex.vec(160, 190), 40);
});
game.add(actor);

const font = new ex.Font({ size: 20, lineHeight: 30, color: ex.Color.White });
const counter = new ex.Label({ pos: ex.vec(400, 150), font });
counter.on('postupdate', () => {
  counter.text = `frames ${++frames}\ndrawings ${redraws}`;
});
game.add(counter);

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText = 'position:fixed;top:14px;left:20px;color:#f4faff;font:14px system-ui';
bar.innerHTML = `<label>value <input type="range" max="1" step="0.01" value="0.65"></label>`;
bar.oninput = () => {
  value = bar.querySelector('input')!.valueAsNumber;
  dial.flagDirty();
};
void game.start();
