import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

const panel = document.body.appendChild(document.createElement('div'));
panel.style.cssText =
  'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
panel.innerHTML =
  '<label>seed <input type="number" value="42" style="width:7em"></label> <button>Reroll</button>';
const seed = panel.querySelector('input')!;
panel.querySelector('button')!.onclick = () => {
  seed.value = String(ex.randomIntInRange(1, 999_999));
  build();
};
seed.oninput = build;

// Everything comes from one Random: the same seed, the same sky, on every machine.
function build() {
  game.currentScene.clear();
  const random = new ex.Random(Number(seed.value));
  for (let i = 0; i < 140; i++) {
    const star = new ex.Actor({
      pos: ex.vec(random.integer(0, 600), random.integer(50, 400)),
      radius: random.floating(0.8, 3.2),
      color: ex.Color.fromHex(random.pickOne(['#f4faff', '#7bbaea', '#ffb238'])),
    });
    // Change the likelihood: how many stars twinkle?
    if (random.bool(0.3)) {
      star.actions.delay(random.integer(0, 900)).repeatForever((step) => {
        step.fade(0.15, 600).fade(1, 600);
      });
    }
    game.add(star);
  }
  const planet = new ex.Actor({
    pos: ex.vec(random.integer(120, 480), random.integer(140, 320)),
    radius: random.integer(26, 60),
    color: ex.Color.fromHex(random.pickOne(['#ff6b4a', '#2185d0', '#9be7a5'])),
  });
  game.add(planet);
}

build();
game.start();
