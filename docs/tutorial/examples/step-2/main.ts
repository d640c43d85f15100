import * as ex from 'excalibur';
import { Bird } from './bird';

const game = new ex.Engine({
  width: 400,
  height: 500,
  backgroundColor: ex.Color.fromHex('#54C0CA'),
  pixelArt: true,
  pixelRatio: 2,
  displayMode: ex.DisplayMode.FitScreen,
});

const bird = new Bird();
game.add(bird);

game.start();
