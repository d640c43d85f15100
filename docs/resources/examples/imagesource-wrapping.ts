import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 380,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

// A tiny picture, drawn here, so that every pixel can be counted.
const canvas = document.createElement('canvas');
canvas.width = canvas.height = 16;
const pen = canvas.getContext('2d');
['#2185d0', '#7bbaea', '#ffb238', '#ff6b4a'].forEach((color, i) => {
  if (!pen) return;
  pen.fillStyle = color;
  pen.fillRect((i % 2) * 8, i < 2 ? 0 : 8, 8, 8);
  pen.fillStyle = '#041e2f';
  pen.fillRect(2, 2, 3, 9); // a mark that shows which way is up
});

const { Clamp, Repeat, Mirror } = ex.ImageWrapping;
const { Pixel, Blended } = ex.ImageFiltering;
const views: { sprite: ex.Sprite; move: boolean }[] = [];

[Pixel, Blended].forEach((filtering, row) => {
  [Clamp, Repeat, Mirror].forEach((wrapping, column) => {
    const image = ex.ImageSource.fromHtmlCanvasElement(canvas, { filtering, wrapping });
    const actor = new ex.Actor({
      x: 20 + column * 195,
      y: 14 + row * 186,
      anchor: ex.Vector.Zero,
    });
    const caption = new ex.Label({ text: `${wrapping}, ${filtering}`, y: 156 });
    caption.font = new ex.Font({ family: 'sans-serif', size: 15, color: ex.Color.White });
    actor.addChild(caption);
    void image.ready.then(() => {
      // The view is larger than the picture: wrapping decides what fills the rest.
      const sourceView = { x: -16, y: -16, width: 48, height: 40 }; // try width: 96
      const sprite = image.toSprite({
        sourceView,
        destSize: { width: 170, height: 150 },
      });
      actor.graphics.use(sprite, { anchor: ex.Vector.Zero });
      views.push({ sprite, move: wrapping !== Clamp });
      game.add(actor);
    });
  });
});

game.on('preupdate', ({ elapsed }) => {
  for (const { sprite, move } of views) if (move) sprite.sourceView.x += elapsed / 150;
});
game.start();
