import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 640,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

// Change how many sparks a rocket has (100 to 5000) and how fast they fall.
const SPARKS = 600;
const GRAVITY = 120;
const COLORS = ['#ffb238', '#ff6b4a', '#7bbaea', '#7ee0a8', '#f4faff', '#d38bff'].map(
  (hex) => ex.Color.fromHex(hex),
);
const random = new ex.Random(2025);

/** A burst: all its sparks are simulated and drawn by the graphics card. */
function burst(pos: ex.Vector): void {
  const color = random.pickOne(COLORS);
  const emitter = new ex.GpuParticleEmitter({
    pos,
    maxParticles: SPARKS,
    emitRate: 1,
    isEmitting: false,
    radius: 2,
    emitterType: ex.EmitterType.Circle,
    particle: {
      life: 1600,
      fade: true,
      minSpeed: 20,
      maxSpeed: 230,
      minAngle: 0,
      maxAngle: Math.PI * 2,
      acc: ex.vec(0, GRAVITY),
      startSize: 3,
      endSize: 1,
      beginColor: color,
      endColor: ex.Color.Transparent,
    },
  });
  game.add(emitter);
  emitter.emitParticles(SPARKS);
  game.clock.schedule(() => emitter.kill(), 2200);
}

/** A rocket climbs, slows down and bursts. */
function launch(x: number): void {
  const rocket = new ex.Actor({
    pos: ex.vec(x, 400),
    radius: 2,
    color: ex.Color.fromHex('#ffe2b0'),
  });
  const top = ex.vec(x + random.integer(-30, 30), random.integer(70, 190));
  rocket.actions
    .moveTo({ pos: top, duration: 700, easing: ex.easeOutQuad })
    .callMethod(() => burst(rocket.pos.clone()))
    .die();
  game.add(rocket);
}

game.input.pointers.primary.on('down', (event) => launch(event.worldPos.x));
game.input.keyboard.on('press', () => launch(random.integer(80, 560)));

// The show goes on by itself.
const show = new ex.Timer({
  interval: 550,
  repeats: true,
  action: () => launch(random.integer(80, 560)),
});
game.add(show);
show.start();
[160, 480].forEach(launch);

void game.start().then(() => burst(ex.vec(320, 150)));
