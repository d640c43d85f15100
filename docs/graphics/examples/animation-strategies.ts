import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const image = new ex.ImageSource('/kit/characters/knight.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});

const font = new ex.Font({
  size: 16,
  lineHeight: 22,
  color: ex.Color.fromHex('#f4faff'),
});
const strategies = Object.values(ex.AnimationStrategy);
const animations = strategies.map((strategy, i) => {
  // 18 to 21 is the attack. Try ex.range(6, 11) for the run.
  const attack = ex.Animation.fromSpriteSheet(sheet, ex.range(18, 21), 160, strategy);
  const pos = ex.vec(80 + i * 147, 150);
  game.add(new ex.Actor({ pos, scale: ex.vec(4, 4), graphic: attack }));
  const label = new ex.Label({ pos: pos.add(ex.vec(-40, 62)), font });
  label.on('postupdate', () => {
    const frame = attack.done ? 'done' : `frame ${attack.currentFrameIndex}`;
    label.text = `${strategy}\n${frame}`;
  });
  game.add(label);
  return attack;
});

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText =
  'position:fixed;top:12px;left:16px;display:flex;gap:10px;color:#f4faff;font:14px system-ui';
bar.innerHTML = `
  <button id="reset">reset</button> <button id="pause">play / pause</button> <button id="reverse">reverse</button>
  <label>speed <input type="range" min="0.1" max="3" step="0.1" value="1"></label>`;

const buttons: Record<string, (animation: ex.Animation) => void> = {
  reset: (animation) => animation.reset(),
  pause: (animation) => (animation.isPlaying ? animation.pause() : animation.play()),
  reverse: (animation) => animation.reverse(),
};
bar.onclick = (event) => {
  const press = buttons[(event.target as HTMLElement).id];
  if (press) animations.forEach(press);
};
bar.oninput = () => {
  const speed = bar.querySelector('input')!.valueAsNumber;
  for (const animation of animations) animation.speed = speed;
};
void game.start(new ex.Loader([image]));
