import * as ex from 'excalibur';
import { addGamepad } from '../shared/gamepad';
import { addPause } from '../shared/pause';
import { PIXEL_ART } from '../shared/pixelArt';
import { Meadow } from './meadow';
import { loader } from './resources';

// The field is 192 pixels high; the toolbar lies over the rest.
const game = new ex.Engine({
  ...PIXEL_ART,
  width: 320,
  height: 240,
  scenes: { level: Meadow },
});

addPause(game);
addGamepad();
void game.start(loader).then(() => game.goToScene('level'));
