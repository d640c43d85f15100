import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 260,
  backgroundColor: ex.Color.fromHex('#f4faff'),
});

const samples: number[] = [];
const chart = new ex.Canvas({
  width: 540,
  height: 190,
  // No cache: the picture changes in every frame, so draw it in every frame.
  draw: (ctx) => {
    ctx.fillStyle = '#ffffff';
    ctx.fillRect(0, 0, 540, 190);
    const sky = ctx.createLinearGradient(0, 0, 0, 190);
    sky.addColorStop(0, '#2185d0');
    sky.addColorStop(1, '#2185d000');
    ctx.beginPath();
    ctx.moveTo(0, 190);
    samples.forEach((sample, i) => ctx.lineTo(i * 3, 180 - sample));
    ctx.lineTo((samples.length - 1) * 3, 190);
    ctx.fillStyle = sky;
    ctx.fill();
    ctx.strokeStyle = '#041e2f';
    ctx.lineWidth = 2;
    ctx.stroke();
  },
});
game.add(new ex.Actor({ pos: ex.vec(300, 130), graphic: chart }));

let time = 0;
function measure() {
  time += 16;
  // Replace it with game.clock.fpsSampler.fps to watch the frame rate.
  samples.push(80 + Math.sin(time / 500) * 40 + Math.sin(time / 170) * 25);
  if (samples.length > 181) samples.shift();
}
for (let i = 0; i < 180; i++) measure();
game.on('postupdate', measure);
void game.start();
