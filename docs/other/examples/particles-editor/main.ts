import * as ex from 'excalibur';
import { addButton, addSliders } from './panel';

const game = new ex.Engine({
  width: 600,
  height: 400,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const values = { rate: 120, life: 1400, angle: 270, spread: 40, speed: 190 }; // where the sliders begin
const degrees = Math.PI / 180;

const particle = (): ex.GpuParticleConfig => ({
  life: values.life,
  minSpeed: values.speed * 0.6,
  maxSpeed: values.speed,
  // 0 points right and 90 down; 270 is straight up.
  minAngle: (values.angle - values.spread / 2) * degrees,
  maxAngle: (values.angle + values.spread / 2) * degrees,
  acc: ex.vec(0, 60),
  startSize: 14,
  endSize: 2,
  beginColor: ex.Color.fromHex('#ffb238'),
  endColor: ex.Color.fromHex('#ff6b4a'),
  fade: true,
});
const place = { pos: ex.vec(300, 310), emitterType: ex.EmitterType.Circle, radius: 12 };
const cpu = new ex.ParticleEmitter({ ...place, particle: particle() });
const limit = { maxParticles: 5000 };
const gpu = new ex.GpuParticleEmitter({ ...place, ...limit, particle: particle() });
let useGpu = false;

function apply() {
  for (const emitter of [cpu, gpu]) {
    Object.assign(emitter.particle, particle()); // holds for the particles born from now on
    emitter.emitRate = values.rate;
  }
  cpu.isEmitting = !useGpu;
  gpu.isEmitting = useGpu;
}

addSliders(values, { rate: 600, life: 3000, angle: 360, spread: 360, speed: 400 }, apply);
addButton('CPU', (self) => {
  useGpu = !useGpu;
  self.textContent = useGpu ? 'GPU' : 'CPU';
  apply();
});
addButton('Burst', () => (useGpu ? gpu : cpu).emitParticles(200));
// Prints the options to the console, ready to copy into your own emitter.
addButton('Print', () =>
  console.log(JSON.stringify({ emitRate: values.rate, particle: particle() })),
);

game.add(cpu);
game.add(gpu);
void game.start().then(() => {
  apply();
  cpu.emitParticles(80);
});
