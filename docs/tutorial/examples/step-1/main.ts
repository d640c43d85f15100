import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 400,
  height: 500,
  backgroundColor: ex.Color.fromHex('#54C0CA'),
  pixelArt: true,
  pixelRatio: 2,
  displayMode: ex.DisplayMode.FitScreen,
});

game.add(
  new ex.Label({
    text: `${game.screen.drawWidth} × ${game.screen.drawHeight}`,
    pos: ex.vec(200, 250),
    color: ex.Color.White,
    font: new ex.Font({ size: 24, textAlign: ex.TextAlign.Center }),
  }),
);

game.start();
