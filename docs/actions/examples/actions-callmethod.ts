import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const box = new ex.Actor({
  pos: ex.vec(180, 80),
  width: 44,
  height: 44,
  color: ex.Color.fromHex('#ffb238'),
});

let corners = 0;
const label = new ex.Label({
  text: '0 corners',
  pos: ex.vec(300, 190),
  font: new ex.Font({ size: 28, textAlign: ex.TextAlign.Center, color: ex.Color.White }),
});

function arrive() {
  corners++;
  label.text = `${corners} corners`;
  // Change what happens on arrival: a colour, a sound, a new actor …
  const spark = new ex.Actor({
    pos: box.pos.clone(),
    radius: 60,
    scale: ex.vec(0.2, 0.2),
    color: ex.Color.fromHex('#7bbaea'),
    z: -1,
  });
  spark.actions.scaleTo(ex.vec(1, 1), ex.vec(2, 2)).fade(0, 300).die();
  game.add(spark);
}

box.actions.repeatForever((step) => {
  step.moveBy(ex.vec(240, 0), 320).callMethod(arrive);
  step.moveBy(ex.vec(0, 220), 320).callMethod(arrive);
  step.moveBy(ex.vec(-240, 0), 320).callMethod(arrive);
  step.moveBy(ex.vec(0, -220), 320).callMethod(arrive);
});

game.add(label);
game.add(box);
game.start();
