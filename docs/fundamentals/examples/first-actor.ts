import * as ex from 'excalibur';

const game = new ex.Engine({ width: 600, height: 400, backgroundColor: ex.Color.fromHex('#0b2a3f') });

const box = new ex.Actor({
  pos: ex.vec(300, 200),
  width: 80,
  height: 80,
  color: ex.Color.fromHex('#ffb238'),
});

// Change the distance or the duration and run it again.
box.actions.repeatForever((repeat) => {
  repeat.moveBy({ offset: ex.vec(160, 0), duration: 900, easing: ex.easeInOutCubic });
  repeat.moveBy({ offset: ex.vec(-160, 0), duration: 900, easing: ex.easeInOutCubic });
});

game.add(box);
game.start();
