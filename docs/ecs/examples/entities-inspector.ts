import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#0b2a3f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

// An entity from bare parts: no Actor involved.
const transform = new ex.TransformComponent();
transform.pos = ex.vec(420, 120);
const graphics = new ex.GraphicsComponent();
graphics.use(new ex.Circle({ radius: 36, color: ex.Color.fromHex('#ffb238') }));
const comet = new ex.Entity({ name: 'comet', components: [transform, graphics] });
comet.addTag('space');
game.add(comet);

const names = new Map<unknown, string>([
  [ex.TransformComponent, 'TransformComponent'],
  [ex.GraphicsComponent, 'GraphicsComponent'],
  [ex.MotionComponent, 'MotionComponent'],
]);
const color = ex.Color.fromHex('#7bbaea');
const font = new ex.Font({ size: 15, lineHeight: 20, family: 'monospace', color });
const text = new ex.Label({ text: '', pos: ex.vec(20, 70), font });
game.add(text);
game.onPostUpdate = () => {
  text.text = [
    `name   ${comet.name} (id ${comet.id})`,
    `tags   ${[...comet.tags].join(', ')}`,
    'has',
    ...comet.getComponents().map((part) => `  ${names.get(part.constructor)}`),
  ].join('\n');
  if (transform.pos.y > 430) transform.pos.y = -40;
};

const buttons = document.body.appendChild(document.createElement('div'));
buttons.style.cssText = 'position:fixed;top:10px;left:10px;display:flex;gap:8px';
function addButton(label: string, run: () => void) {
  const button = buttons.appendChild(document.createElement('button'));
  button.textContent = label;
  button.onclick = run;
}
// Motion makes it move; without it the entity stands still. Change the velocity.
function toggleMotion() {
  if (comet.has(ex.MotionComponent)) {
    comet.removeComponent(ex.MotionComponent, true);
    return;
  }
  const motion = new ex.MotionComponent();
  motion.vel = ex.vec(0, 120);
  comet.addComponent(motion);
}
addButton('Toggle motion', toggleMotion);
addButton('Toggle tag', () => {
  if (comet.hasTag('bright')) comet.removeTag('bright');
  else comet.addTag('bright');
});
toggleMotion();
game.start();
