import * as ex from 'excalibur';
import { addGamepad } from '../shared/gamepad';
import { addPause } from '../shared/pause';
import { PIXEL_ART } from '../shared/pixelArt';
import { Board } from './board';
import { loader } from './resources';
import { HEIGHT, WIDTH } from './rules';

const game = new ex.Engine({
  ...PIXEL_ART,
  width: WIDTH,
  height: HEIGHT,
  // Equal steps make bounces the same on every machine.
  fixedUpdateFps: 60,
  physics: { solver: ex.SolverStrategy.Realistic, gravity: ex.vec(0, 320) },
  scenes: { level: Board },
});

addPause(game);
addGamepad();
void game.start(loader).then(() => game.goToScene('level'));
