import * as ex from 'excalibur';
import { addGamepad } from '../shared/gamepad';
import { addPause } from '../shared/pause';
import { PIXEL_ART } from '../shared/pixelArt';
import { addTouchButtons } from '../shared/touchButtons';
import { loader } from './resources';
import { Wood } from './wood';

const game = new ex.Engine({
  ...PIXEL_ART,
  width: 320,
  height: 176,
  // Equal steps: a jump is as high on a slow machine as on a fast one.
  fixedUpdateFps: 60,
  scenes: { level: Wood },
});

addPause(game);
addGamepad();
addTouchButtons([
  { label: 'Left', sign: '◀', code: 'ArrowLeft', side: 'left' },
  { label: 'Right', sign: '▶', code: 'ArrowRight', side: 'left' },
  { label: 'Jump', sign: '▲', code: 'Space', side: 'right' },
]);
void game.start(loader).then(() => game.goToScene('level'));
