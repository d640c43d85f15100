import * as ex from 'excalibur';
import { canvas, listen, readForm, tell } from './controls';

const game = new ex.Engine({
  canvasElement: canvas,
  viewport: { width: 440, height: 293 }, // CSS pixels on the page
  resolution: ex.Resolution.GameBoyAdvance, // pixels of the game
  suppressHiDPIScaling: true,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const presets: Record<string, ex.Resolution> = {
  'GameBoyAdvance 240x160': ex.Resolution.GameBoyAdvance,
  'GameBoy 160x144': ex.Resolution.GameBoy,
  'NES 256x224': ex.Resolution.NES,
  'SVGA 800x600': ex.Resolution.SVGA,
  'my own 320x180': { width: 320, height: 180 }, // change me
};

function apply() {
  const { name, width, isSmooth } = readForm();
  const resolution = presets[name]!;
  const height = Math.round((width * resolution.height) / resolution.width);
  game.screen.resolution = { ...resolution };
  game.screen.viewport = { width, height };
  game.screen.antialiasing = isSmooth;
  game.screen.applyResolutionAndViewport();
  canvas.style.imageRendering = isSmooth ? 'auto' : 'pixelated';
  game.currentScene.camera.pos = ex.vec(120, 90);
  const ratio = (width / resolution.width).toFixed(2);
  tell(`viewport ${width} x ${height}: each game pixel is ${ratio} CSS pixels wide`);
}

const sky = new ex.ImageSource('/kit/parallax/forest-sky.png');
const trees = new ex.ImageSource('/kit/parallax/forest-near.png');
const knight = new ex.ImageSource('/kit/characters/knight.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image: knight,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});

void game.start(new ex.Loader([sky, trees, knight])).then(() => {
  for (const image of [sky, trees]) {
    for (const x of [-640, -320, 0, 320, 640]) {
      const graphic = image.toSprite();
      game.add(new ex.Actor({ x, y: -20, anchor: ex.Vector.Zero, graphic }));
    }
  }
  const run = ex.Animation.fromSpriteSheet(sheet, ex.range(6, 11), 90);
  game.add(new ex.Actor({ pos: ex.vec(120, 135), z: 1, graphic: run }));
  listen(Object.keys(presets), apply);
});
