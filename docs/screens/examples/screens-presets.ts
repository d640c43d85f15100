import * as ex from 'excalibur';

document.body.style.cssText = 'flex-direction:column;font:600 14px sans-serif';
document.body.innerHTML = `<canvas width="1" height="1"
    style="position:fixed;inset:0;width:100%;height:100%;background:#0b2a3f"></canvas>
  <form style="position:relative;display:flex;flex-wrap:wrap;gap:6px 16px;padding:10px">
    <label>Resolution <select></select></label>
    <label>Viewport <input type="range" min="160" max="560" value="440"></label>
    <label><input type="checkbox"> smooth</label>
    <output style="color:#ffb238"></output>
  </form>
  <main style="position:relative;flex:1;display:grid;place-items:center;overflow:hidden"></main>`;
const canvas = document.createElement('canvas');
document.querySelector('main')?.append(canvas);
const [menu, size, smooth, note] = [
  'select',
  '[type=range]',
  '[type=checkbox]',
  'output',
].map((selector) => document.querySelector(selector)) as [
  HTMLSelectElement,
  HTMLInputElement,
  HTMLInputElement,
  HTMLOutputElement,
];

const game = new ex.Engine({
  canvasElement: canvas,
  viewport: { width: 440, height: 293 }, // CSS pixels on the page
  resolution: ex.Resolution.GameBoyAdvance, // pixels of the game
  suppressHiDPIScaling: true,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const presets = {
  'GameBoyAdvance 240x160': ex.Resolution.GameBoyAdvance,
  'GameBoy 160x144': ex.Resolution.GameBoy,
  'NES 256x224': ex.Resolution.NES,
  'SVGA 800x600': ex.Resolution.SVGA,
  'my own 320x180': { width: 320, height: 180 }, // change me
};
menu.append(...Object.keys(presets).map((name) => new Option(name)));

function apply() {
  const resolution = presets[menu.value as keyof typeof presets];
  const width = Number(size.value);
  const height = Math.round((width * resolution.height) / resolution.width);
  game.screen.resolution = { ...resolution };
  game.screen.viewport = { width, height };
  game.screen.antialiasing = smooth.checked;
  game.screen.applyResolutionAndViewport();
  canvas.style.imageRendering = smooth.checked ? 'auto' : 'pixelated';
  game.currentScene.camera.pos = ex.vec(knight.pos.x, 90);
  note.value = `viewport ${width} x ${height}: each game pixel is ${(width / resolution.width).toFixed(2)} CSS pixels wide`;
}

const forest = new ex.ImageSource('/kit/parallax/forest-sky.png');
const trees = new ex.ImageSource('/kit/parallax/forest-near.png');
const image = new ex.ImageSource('/kit/characters/knight.png');
const knight = new ex.Actor({ pos: ex.vec(120, 135) });
for (const [source, z] of [
  [forest, -2],
  [trees, -1],
] as const) {
  for (const x of [-640, -320, 0, 320, 640]) {
    const part = new ex.Actor({ x, y: -20, z, anchor: ex.Vector.Zero });
    part.graphics.use(source.toSprite());
    game.add(part);
  }
}
void game.start(new ex.Loader([forest, trees, image])).then(() => {
  const grid = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
  const sheet = ex.SpriteSheet.fromImageSource({ image, grid });
  knight.graphics.use(ex.Animation.fromSpriteSheet(sheet, ex.range(6, 11), 90));
  game.add(knight);
  document.querySelector('form')?.addEventListener('input', apply);
  apply();
});
