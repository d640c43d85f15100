import * as ex from 'excalibur';
import { addGamepad } from '../shared/gamepad';
import { addPause } from '../shared/pause';
import { PIXEL_ART } from '../shared/pixelArt';
import { Explorer } from './explorer';
import { loader } from './resources';

const game = new ex.Engine({ ...PIXEL_ART, width: 256, height: 160, fixedUpdateFps: 60 });

addPause(game);
addGamepad();
void game.start(loader).then(() => {
  // Only now: the scene reads places from the loaded map.
  game.add('level', new Explorer());
  return game.goToScene('level');
});
