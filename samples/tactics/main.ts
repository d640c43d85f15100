import * as ex from 'excalibur';
import { addGamepad } from '../shared/gamepad';
import { addPause } from '../shared/pause';
import { PIXEL_ART } from '../shared/pixelArt';
import { Field } from './field';
import { loader } from './resources';

const game = new ex.Engine({
  ...PIXEL_ART,
  width: 240,
  height: 192,
  scenes: { level: Field },
});

addPause(game);
addGamepad();
void game.start(loader).then(() => game.goToScene('level'));
