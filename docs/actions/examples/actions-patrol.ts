import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  pixelArt: true,
  suppressPlayButton: true,
});

const image = new ex.ImageSource('/kit/characters/skeleton.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const guard = new ex.Actor({ pos: ex.vec(120, 130), width: 20, height: 22, z: 1 });
guard.scale = ex.vec(3, 3);
guard.graphics.use(ex.Animation.fromSpriteSheet(sheet, [6, 7, 8, 9, 10, 11], 90));

// Change the corners, the speed or the pause and run it again.
const corners = [ex.vec(480, 130), ex.vec(480, 300), ex.vec(120, 300), ex.vec(120, 130)];

function patrol() {
  guard.actions.clearActions();
  guard.actions.repeatForever((step) => {
    for (const corner of corners) {
      step.moveTo(corner, 160).delay(400);
    }
  });
}

for (const corner of corners) {
  const mark = new ex.Actor({
    pos: corner,
    radius: 8,
    color: ex.Color.fromHex('#2185d0'),
  });
  game.add(mark);
}

const buttons = document.body.appendChild(document.createElement('div'));
buttons.style.cssText = 'position:fixed;top:10px;left:10px;display:flex;gap:8px';
function addButton(text: string, run: () => void) {
  const button = buttons.appendChild(document.createElement('button'));
  button.textContent = text;
  button.onclick = run;
}
addButton('Clear actions', () => guard.actions.clearActions());
addButton('Patrol again', patrol);
addButton('Flash', () => guard.actions.flash(ex.Color.White, 600));

game.add(guard);
patrol();
game.start(new ex.Loader([image]));
