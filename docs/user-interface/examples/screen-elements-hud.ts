import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 360,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const hills = new ex.ImageSource('/kit/parallax/forest-near.png');
const pictures = new ex.ImageSource('/kit/ui/button.png');

class Button extends ex.ScreenElement {
  override onInitialize() {
    const grid = { rows: 4, columns: 1, spriteWidth: 48, spriteHeight: 20 };
    const sheet = ex.SpriteSheet.fromImageSource({ image: pictures, grid });
    ['idle', 'hover', 'pressed'].forEach((name, row) => {
      this.graphics.add(name, sheet.getSprite(0, row, { scale: ex.vec(3, 3) }));
    });
    this.graphics.use('idle');
    // the hit area, right also when the camera has moved
    this.pointer.localBounds = new ex.BoundingBox(0, 0, 144, 60);
    this.on('pointerenter', () => this.graphics.use('hover'));
    this.on('pointerleave', () => this.graphics.use('idle'));
    this.on('pointerdown', () => this.graphics.use('pressed'));
    this.on('pointerup', () => {
      this.graphics.use('hover');
      this.emit('press');
    });
  }
}

const font = new ex.Font({ family: 'sans-serif', size: 22, bold: true });
const write = (text: string) =>
  new ex.Text({ text, font, color: ex.Color.fromHex('#041e2f') });
const score = new ex.ScreenElement({ x: 20, y: 20, z: 100 });
const text = write('Score 0');
score.graphics.use(text);

const button = new Button({ x: 436, y: 20, z: 100 });
const caption = new ex.ScreenElement({ x: 508, y: 48, z: 101, anchor: ex.Vector.Half });
caption.graphics.use(write('+ 10')); // your own text
let points = 0;
button.on('press', () => (text.text = `Score ${(points += 10)}`));

void game.start(new ex.Loader([hills, pictures])).then(() => {
  for (let x = 0; x < 6; x++) {
    const trees = new ex.Actor({ x: x * 640, anchor: ex.Vector.Zero });
    trees.graphics.use(hills.toSprite({ scale: ex.vec(2, 2) }));
    game.add(trees);
  }
  for (const element of [score, button, caption]) game.add(element);
});
// The camera travels; what lives on the screen stays.
let time = 0;
game.on('preupdate', ({ elapsed }) => {
  time += elapsed / 1000;
  game.currentScene.camera.pos = ex.vec(1600 - 1200 * Math.cos(time / 4), 180);
});
