import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 360,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
game.showDebug(true); // change to false: the names and outlines are gone
game.debug.entity.showName = true;
game.debug.entity.showId = false;

['sun', 'moon', 'star'].forEach((name, i) => {
  const ball = new ex.Actor({
    name,
    pos: ex.vec(110 + i * 170, 130 + i * 20),
    radius: 40 - i * 6,
    color: ex.Color.fromHex(['#ffb238', '#f4faff', '#ff6b4a'][i]!),
  });
  ball.actions.repeatForever((bob) =>
    bob
      .moveBy({ offset: ex.vec(0, 120), duration: 800 + i * 200 })
      .moveBy({ offset: ex.vec(0, -120), duration: 800 + i * 200 }),
  );
  // Pick: click a ball and read what it is, as the old panel did.
  ball.on('pointerdown', () => (panel.value = describe(ball)));
  game.add(ball);
});

const describe = (actor: ex.Actor) =>
  `${actor.name}, id ${actor.id}\npos ${actor.pos.toString(0)}\nvel ${actor.vel.toString(0)}`;

const panel = document.createElement('output');
panel.style.cssText =
  'position:fixed;right:12px;top:12px;min-width:180px;padding:8px 12px;border-radius:8px;font:600 13px/1.5 monospace;white-space:pre;color:#f4faff;background:#041e2fd9';
panel.value = 'Click a ball to inspect it';
document.body.append(panel);

const speed = document.createElement('label');
speed.style.cssText =
  'position:fixed;left:12px;top:14px;color:#041e2f;font:600 14px system-ui';
speed.innerHTML = 'time <input type="range" min="0" max="2" step="0.1" value="1">';
speed.oninput = () => (game.timescale = speed.querySelector('input')!.valueAsNumber);
document.body.append(speed);
void game.start();
