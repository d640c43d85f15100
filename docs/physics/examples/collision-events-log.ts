import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  physics: { gravity: ex.vec(0, 600) },
  fixedUpdateFps: 60,
});

const floor = new ex.Actor({
  pos: ex.vec(180, 360),
  width: 320,
  height: 24,
  color: ex.Color.fromHex('#2185d0'),
  collisionType: ex.CollisionType.Fixed,
});
const box = new ex.Actor({
  pos: ex.vec(180, 60),
  width: 50,
  height: 50,
  color: ex.Color.fromHex('#ffb238'),
  collisionType: ex.CollisionType.Active,
});
game.add(floor);
game.add(box);

const color = ex.Color.White;
const font = new ex.Font({ size: 14, lineHeight: 19, family: 'monospace', color });
const log = new ex.Label({ text: '', pos: ex.vec(360, 40), font });
game.add(log);
const lines: string[] = [];
const frames = { pre: 0, post: 0 };
function write(line: string) {
  // Pre and post come in every update: count them instead of writing each.
  if (frames.pre > 0) lines.unshift(`  pre x${frames.pre}, post x${frames.post}`);
  Object.assign(frames, { pre: 0, post: 0 });
  lines.unshift(line);
  lines.length = Math.min(lines.length, 14);
}

box.on('collisionstart', ({ side }) => {
  write(`start (${side})`);
  // Jump again, a little later. Change the height.
  game.clock.schedule(() => (box.vel.y = -420), 500);
});
box.on('precollision', () => frames.pre++);
box.on('postcollision', () => frames.post++);
box.on('collisionend', () => write('end'));
game.onPostUpdate = () => {
  log.text = [`  pre x${frames.pre}, post x${frames.post}`, ...lines].join('\n');
};

const debug = document.body.appendChild(document.createElement('label'));
debug.style.cssText =
  'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
debug.innerHTML = '<input type="checkbox"> debug draw';
debug.oninput = () => game.toggleDebug();

game.start();
