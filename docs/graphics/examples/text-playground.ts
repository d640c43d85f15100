import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 360,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const letters = new ex.ImageSource('/kit/ui/font.png');
const font = new ex.Font({
  size: 34,
  family: 'Georgia, serif',
  color: ex.Color.fromHex('#ffb238'),
  // Change blur and offset, or add strokeColor.
  shadow: { blur: 4, offset: ex.vec(3, 3), color: ex.Color.Black },
});
const spriteFont = new ex.SpriteFont({
  alphabet: String.fromCharCode(...ex.range(32, 126)),
  spriteSheet: ex.SpriteSheet.fromImageSource({
    image: letters,
    grid: { rows: 6, columns: 16, spriteWidth: 6, spriteHeight: 10 },
  }),
  scale: ex.vec(3, 3),
});

const drawn = new ex.Label({ pos: ex.vec(260, 130), font });
const bitmap = new ex.Label({ pos: ex.vec(260, 260), spriteFont });
[drawn, bitmap].forEach((label) => game.add(label));

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText =
  'position:fixed;top:12px;left:16px;display:flex;gap:12px;color:#f4faff;font:14px system-ui';
const choices = (values: string[]) =>
  `<select>${values.map((value) => `<option>${value}</option>`).join('')}</select>`;
bar.innerHTML = `
  <label>text <input maxlength="18" size="14" value="Hello, hero!"></label>
  <label>textAlign ${choices(Object.values(ex.TextAlign))}</label>
  <label>baseAlign ${choices(Object.values(ex.BaseAlign))}</label>`;
const [textAlign, baseAlign] = [...bar.querySelectorAll('select')];
bar.oninput = () => {
  const text = bar.querySelector('input')!.value;
  drawn.text = text;
  bitmap.text = text;
  font.textAlign = textAlign!.value as ex.TextAlign;
  font.baseAlign = baseAlign!.value as ex.BaseAlign;
};
bar.dispatchEvent(new Event('input'));

game.onPostDraw = (ctx) => {
  const cross = ex.Color.fromHex('#ff6b4a');
  for (const { pos } of [drawn, bitmap])
    for (const arm of [ex.vec(12, 0), ex.vec(0, 12)])
      ctx.drawLine(pos.sub(arm), pos.add(arm), cross, 2);
  const { left, top, width, height } = font.measureText(drawn.text);
  const corner = drawn.pos.add(ex.vec(left, top));
  const edge = ex.Color.fromHex('#7bbaea');
  ctx.drawRectangle(corner, width, height, ex.Color.Transparent, edge, 1);
};
void game.start(new ex.Loader([letters]));
