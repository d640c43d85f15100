import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
game.showDebug(true);
game.debug.entity.showName = true;

for (let i = 0; i < 5; i++) {
  const ball = new ex.Actor({
    name: `ball ${i}`,
    pos: ex.vec(90 + i * 105, 180),
    radius: 24,
    color: ex.Color.fromHex(i % 2 ? '#ffb238' : '#f4faff'),
  });
  ball.actions.repeatForever((bob) =>
    bob
      .moveBy({ offset: ex.vec(0, 120), duration: 800 + i * 120 })
      .moveBy({ offset: ex.vec(0, -120), duration: 800 + i * 120 }),
  );
  // Pick: click a ball and read what it is, as the old panel did.
  ball.on('pointerdown', () => (panel.value = describe(ball)));
  game.add(ball);
}

const describe = (actor: ex.Actor) =>
  `${actor.name}, id ${actor.id}\npos ${actor.pos.toString(0)}\nvel ${actor.vel.toString(0)}`;

const panel = document.createElement('output');
panel.style.cssText =
  'position:fixed;right:12px;top:12px;min-width:180px;padding:8px 12px;border-radius:8px;font:600 13px/1.5 monospace;white-space:pre;color:#f4faff;background:#041e2fd9';
panel.value = 'Click a ball to inspect it';
document.body.append(panel);

const slider = document.createElement('input');
slider.type = 'range';
slider.min = '0';
slider.max = '2';
slider.step = '0.1';
slider.value = '1';
slider.ariaLabel = 'Speed of time';
slider.style.cssText = 'position:fixed;left:12px;top:16px';
slider.addEventListener('input', () => (game.timescale = slider.valueAsNumber)); // 0 stops the world
document.body.append(slider);
void game.start();
