import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 330,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const items = new ex.ImageSource('/kit/items/items.png');

// Paints a sheet with a border of 6 pixels and gaps of 4, for us to slice.
function paintSheet() {
  const canvas = document.createElement('canvas');
  canvas.width = 6 + 8 * 20;
  canvas.height = 6 + 2 * 20;
  const ctx = canvas.getContext('2d')!;
  ctx.fillStyle = '#2185d0';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  for (let i = 0; i < 16; i++) {
    const [x, y] = [i % 8, Math.floor(i / 8)];
    ctx.clearRect(6 + x * 20, 6 + y * 20, 16, 16);
    ctx.drawImage(items.image, x * 16, y * 16, 16, 16, 6 + x * 20, 6 + y * 20, 16, 16);
  }
  return ex.ImageSource.fromHtmlCanvasElement(canvas);
}

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText =
  'position:fixed;top:10px;left:20px;display:flex;gap:18px;color:#f4faff;font:14px system-ui';
// Find the two numbers that make every item whole: 6 and 4.
bar.innerHTML = `
  <label>originOffset <input type="range" max="10" value="2"> <output></output></label>
  <label>margin <input type="range" max="8" value="0"> <output></output></label>`;

async function show() {
  await game.start(new ex.Loader([items]));
  const image = paintSheet();
  await image.ready;

  const whole = image.toSprite({ destSize: { width: 498, height: 138 } });
  game.add(new ex.Actor({ pos: ex.vec(269, 113), graphic: whole }));
  const cells = ex.range(0, 15).map((i) => {
    const pos = ex.vec(55 + (i % 8) * 70, 222 + Math.floor(i / 8) * 62);
    const cell = new ex.Actor({ pos, scale: ex.vec(3, 3) });
    cell.actions
      .delay(i * 60)
      .repeatForever((hop) => hop.moveBy(0, -6, 15).moveBy(0, 6, 15));
    game.add(cell);
    return cell;
  });

  bar.oninput = () => {
    const [origin = 0, margin = 0] = [...bar.querySelectorAll('input')].map((slider) => {
      slider.nextElementSibling!.textContent = slider.value;
      return slider.valueAsNumber;
    });
    const sheet = ex.SpriteSheet.fromImageSource({
      image,
      grid: { rows: 2, columns: 8, spriteWidth: 16, spriteHeight: 16 },
      spacing: { originOffset: ex.vec(origin, origin), margin: ex.vec(margin, margin) },
    });
    cells.forEach((cell, i) => cell.graphics.use(sheet.sprites[i]!));
  };
  bar.dispatchEvent(new Event('input'));
}
void show();
