import * as ex from 'excalibur';
import { PIXEL_FONT } from './pixelFont';

const game = new ex.Engine({
  width: 600,
  height: 320,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

// The second argument is the family name you give the font.
const pixelFont = new ex.FontSource(PIXEL_FONT, 'Kit Pixel', {
  color: ex.Color.fromHex('#ffb238'),
  filtering: ex.ImageFiltering.Pixel,
});

const fallback = new ex.Label({
  text: 'Before: The Knight 123',
  pos: ex.vec(40, 60),
  font: new ex.Font({ family: 'serif', size: 40, color: ex.Color.fromHex('#7bbaea') }),
});
const styled = new ex.Label({ text: 'After: The Knight 123', pos: ex.vec(40, 150) });
game.add(fallback);
game.add(styled);
styled.actions.repeatForever((step) => step.moveBy(0, 14, 20).moveBy(0, -14, 20));

const setSize = (size: number) => {
  fallback.font = new ex.Font({
    family: 'serif',
    size,
    color: ex.Color.fromHex('#7bbaea'),
  });
  styled.font = pixelFont.toFont({ size }); // add: color: ex.Color.White
};

const control = document.createElement('label');
control.style.cssText = 'position:fixed;left:40px;bottom:24px;font:600 15px sans-serif';
control.innerHTML = 'Size <input type="range" min="20" max="60" step="10" value="40">';
control.addEventListener('input', ({ target }) =>
  setSize(Number((target as HTMLInputElement).value)),
);

void game.start(new ex.Loader([pixelFont])).then(() => {
  setSize(40);
  document.body.append(control);
  // The browser knows the family now, so CSS can use it too.
  control.style.fontFamily = pixelFont.family;
});
