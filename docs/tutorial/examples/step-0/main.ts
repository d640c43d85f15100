import * as ex from 'excalibur';

// When you can read this text, TypeScript, the bundler and the engine work together.
const game = new ex.Engine({ width: 400, height: 500 });

game.add(
  new ex.Label({
    text: `Excalibur ${ex.EX_VERSION} runs`,
    pos: ex.vec(200, 250),
    color: ex.Color.White,
    font: new ex.Font({ size: 24, textAlign: ex.TextAlign.Center }),
  }),
);

game.start();
