import * as ex from 'excalibur';
import { Config } from './config';
import { Level } from './level';
import { loader } from './resources';

// The entry does one thing: it puts the parts together.
const game = new ex.Engine({
  viewport: { width: 640, height: 320 },
  resolution: Config.resolution,
  pixelArt: true,
  suppressPlayButton: true,
  physics: { gravity: Config.gravity },
  backgroundColor: ex.Color.fromHex('#7bbaea'),
  scenes: { level: Level },
});
void game.start('level', { loader });
