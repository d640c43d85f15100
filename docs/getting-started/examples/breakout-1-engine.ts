import * as ex from 'excalibur';

const game = new ex.Engine({ width: 800, height: 600 });

// A line of text, so that you can see the engine drawing. Change it.
const title = new ex.Label({
  text: 'Breakout starts here',
  pos: ex.vec(400, 300),
  color: ex.Color.White,
  font: new ex.Font({ size: 40, family: 'sans-serif', textAlign: ex.TextAlign.Center }),
});
game.add(title);

game.start();
