import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const knight = new ex.ImageSource('/kit/characters/knight.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image: knight,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const color = ex.Color.fromHex('#ffb238');

const size = { width: 72, height: 72 };

// Swap one of these for a graphic of your own.
const gallery: Record<string, ex.Graphic> = {
  Sprite: sheet.getSprite(0, 0, size),
  Animation: new ex.Animation({
    frames: ex.range(0, 5).map((i) => ({ graphic: sheet.getSprite(i, 1, size) })),
  }),
  Text: new ex.Text({ text: 'Hi!', color, font: new ex.Font({ size: 34, bold: true }) }),
  Circle: new ex.Circle({ radius: 34, color: ex.Color.fromHex('#ff6b4a') }),
  Rectangle: new ex.Rectangle({ width: 84, height: 50, color }),
  Polygon: new ex.Polygon({
    points: [ex.vec(0, 60), ex.vec(35, 0), ex.vec(80, 45), ex.vec(60, 70)],
    color: ex.Color.fromHex('#7bbaea'),
  }),
};
const small = new ex.Font({ size: 15, color: ex.Color.fromHex('#f4faff') });
Object.entries(gallery).forEach(([name, graphic], i) => {
  const pos = ex.vec(110 + (i % 3) * 190, 140 + Math.floor(i / 3) * 150);
  game.add(new ex.Actor({ pos, graphic }));
  game.add(new ex.Label({ pos: pos.add(ex.vec(-34, 58)), text: name, font: small }));
});

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText =
  'position:fixed;top:10px;left:12px;display:flex;gap:14px;color:#f4faff;font:14px system-ui';
bar.innerHTML = `
  <label>rotation <input id="rotation" type="range" max="6.28" step="0.01" value="0.3" style="width:90px"></label>
  <label>scale <input id="scale" type="range" min="0.3" max="1.4" step="0.01" value="1" style="width:90px"></label>
  <label>opacity <input id="opacity" type="range" max="1" step="0.01" value="1" style="width:70px"></label>
  <label><input id="flip" type="checkbox"> flip</label>`;
const input = (id: string) => bar.querySelector<HTMLInputElement>(`#${id}`)!;
bar.oninput = apply;

function apply() {
  for (const graphic of Object.values(gallery)) {
    graphic.rotation = input('rotation').valueAsNumber;
    graphic.scale = ex.vec(1, 1).scale(input('scale').valueAsNumber);
    graphic.opacity = input('opacity').valueAsNumber;
    graphic.flipHorizontal = input('flip').checked;
  }
}
apply();
void game.start(new ex.Loader([knight]));
