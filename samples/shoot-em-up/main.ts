import * as ex from 'excalibur';
import { addGamepad } from '../shared/gamepad';
import { addPause } from '../shared/pause';
import { PIXEL_ART } from '../shared/pixelArt';
import { Battlefield } from './battlefield';
import { HEIGHT, WIDTH } from './config';
import { loader } from './resources';

const game = new ex.Engine({
  ...PIXEL_ART,
  width: WIDTH,
  height: HEIGHT,
  fixedUpdateFps: 60,
  scenes: { level: Battlefield },
});

addPause(game);
addGamepad();
void game.start(loader).then(() => game.goToScene('level'));
