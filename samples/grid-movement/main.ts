import * as ex from 'excalibur';
import { addGamepad } from '../shared/gamepad';
import { addPause } from '../shared/pause';
import { PIXEL_ART } from '../shared/pixelArt';
import { Puzzle } from './puzzle';
import { loader } from './resources';

const game = new ex.Engine({
  ...PIXEL_ART,
  width: 240,
  height: 176,
  scenes: { level: Puzzle },
});

addPause(game);
addGamepad();
void game.start(loader).then(() => game.goToScene('level'));
