import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 240,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const fromFile = new ex.ImageSource('/kit/items/potion-blue.png');

// An SVG in the code. Change the colours.
const fromSvg = ex.ImageSource.fromSvgString(`
  <svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 16 16">
    <circle cx="8" cy="8" r="7" fill="#ffb238"/>
    <path d="M8 3l1.5 3.4 3.5.4-2.6 2.4.7 3.6L8 11l-3.1 1.8.7-3.6L3 6.8l3.5-.4z" fill="#fff"/>
  </svg>`);

// A drawing made with the canvas of the browser.
const canvas = document.createElement('canvas');
canvas.width = canvas.height = 96;
const pen = canvas.getContext('2d');
if (pen) {
  const glow = pen.createRadialGradient(48, 48, 4, 48, 48, 48);
  glow.addColorStop(0, '#f4faff');
  glow.addColorStop(0.4, '#ff6b4a');
  glow.addColorStop(1, '#ff6b4a00');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, 96, 96);
}
const fromCanvas = ex.ImageSource.fromHtmlCanvasElement(canvas);

void game.start(new ex.Loader([fromFile, fromSvg])).then(async () => {
  await fromCanvas.ready; // becomes a picture a moment later
  const captions = ['file', 'SVG text', 'canvas'];
  [fromFile, fromSvg, fromCanvas].forEach((image, i) => {
    const actor = new ex.Actor({ pos: ex.vec(120 + i * 180, 100) });
    actor.graphics.use(image.toSprite());
    if (image === fromFile) actor.scale = ex.vec(6, 6);
    actor.actions.repeatForever((step) =>
      step.moveBy(0, -16, 30 + i * 10).moveBy(0, 16, 30 + i * 10),
    );
    const caption = new ex.Label({
      text: captions[i] ?? '',
      pos: ex.vec(120 + i * 180, 190),
    });
    caption.font = new ex.Font({
      family: 'sans-serif',
      size: 18,
      color: ex.Color.fromHex('#7bbaea'),
      textAlign: ex.TextAlign.Center,
    });
    game.add(actor);
    game.add(caption);
  });
});
