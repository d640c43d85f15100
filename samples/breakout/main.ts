import * as ex from 'excalibur';
import { addGamepad } from '../shared/gamepad';
import { addPause } from '../shared/pause';
import { PIXEL_ART } from '../shared/pixelArt';
import { HEIGHT, WIDTH } from './config';
import { Level } from './level';
import { loader } from './resources';

const game = new ex.Engine({
  ...PIXEL_ART,
  width: WIDTH,
  height: HEIGHT,
  // The ball moves in equal steps, however slowly the screen is drawn: it never jumps through a brick.
  fixedUpdateFps: 60,
  scenes: { level: Level },
});

addPause(game);
addGamepad();
void game.start(loader).then(() => game.goToScene('level'));
