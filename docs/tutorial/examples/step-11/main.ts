import * as ex from 'excalibur';
import { Level } from './level';
import { loader } from './resources';

const game = new ex.Engine({
  width: 400,
  height: 500,
  backgroundColor: ex.Color.fromHex('#54C0CA'),
  pixelArt: true,
  pixelRatio: 2,
  displayMode: ex.DisplayMode.FitScreen,
  scenes: { level: Level },
});

game.start(loader).then(() => game.goToScene('level'));
