import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 320,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const frame = new ex.ImageSource('/kit/ui/bar-frame.png');
const fills = new ex.ImageSource('/kit/ui/bar-fill.png');
const knight = new ex.ImageSource('/kit/characters/knight.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image: knight,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});

const idle = ex.Animation.fromSpriteSheet(sheet, ex.range(0, 3), 180);
const fill = fills.toSprite({ sourceView: { x: 0, y: 0, width: 56, height: 4 } });
const names = ['Sir Lot', 'Sir Lancelot', 'Sir Lancelot du Lac'];
const font = new ex.Font({ size: 7, color: ex.Color.White });
const name = new ex.Text({ text: names[0]!, font });
const title = { graphic: name, offset: ex.vec(2, -10), useBounds: false };
const group = new ex.GraphicsGroup({
  members: [
    // The first is painted first. Swap the bar and its frame.
    { graphic: fill, offset: ex.vec(4, 4) },
    { graphic: frame.toSprite(), offset: ex.vec(0, 0) },
    { graphic: idle, offset: ex.vec(20, 14) },
    title,
  ],
});
const hero = new ex.Actor({ pos: ex.vec(300, 180), scale: ex.vec(4, 4), graphic: group });
game.add(hero);

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText =
  'position:fixed;top:12px;left:16px;display:flex;gap:16px;color:#f4faff;font:14px system-ui';
bar.innerHTML = `
  <label><input id="anchor" type="checkbox" checked> useAnchor</label>
  <label><input id="bounds" type="checkbox"> useBounds of the name</label>`;
bar.onchange = () => {
  group.useAnchor = bar.querySelector<HTMLInputElement>('#anchor')!.checked;
  title.useBounds = bar.querySelector<HTMLInputElement>('#bounds')!.checked;
};

game.on('preupdate', () => {
  const time = game.clock.now();
  const health = (Math.cos(time / 1500) + 1) / 2;
  fill.sourceView.width = fill.destSize.width = 1 + Math.round(55 * health);
  name.text = names[Math.floor(time / 1500) % 3]!;
});
hero.graphics.onPostDraw = (ctx) => {
  ctx.drawCircle(ex.vec(0, 0), 1.5, ex.Color.fromHex('#ffb238')); // the actor's position
};
void game.start(new ex.Loader([frame, fills, knight]));
