import * as ex from 'excalibur';

const game = new ex.Engine({ width: 800, height: 600 });

game.start();
