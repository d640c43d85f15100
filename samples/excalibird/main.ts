import * as ex from 'excalibur';
import { addGamepad } from '../shared/gamepad';
import { addPause } from '../shared/pause';
import { Level } from './level';
import { loader } from './resources';

const game = new ex.Engine({
  width: 400,
  height: 500,
  backgroundColor: ex.Color.fromHex('#54C0CA'),
  pixelArt: true,
  displayMode: ex.DisplayMode.FitScreen,
  scenes: { level: Level },
});

addPause(game);
addGamepad();
game.start(loader).then(() => game.goToScene('level'));
