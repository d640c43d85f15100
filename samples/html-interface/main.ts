import * as ex from 'excalibur';
import { addGamepad } from '../shared/gamepad';
import { addPause } from '../shared/pause';
import { PIXEL_ART } from '../shared/pixelArt';
import { loader } from './resources';
import { Market } from './market';

const game = new ex.Engine({ ...PIXEL_ART, width: 320, height: 200 });

addPause(game);
addGamepad();
void game.start(loader).then(() => {
  // Only now: the scene copies loaded pictures into its buttons.
  game.add('level', new Market());
  return game.goToScene('level');
});
