import * as ex from 'excalibur';

// One parent holds the canvas and, above it, the layer with the interface.
document.body.innerHTML = `
  <style>
    #stage { position: relative; font: 600 15px sans-serif }
    #ui { position: absolute; inset: 0; overflow: hidden; pointer-events: none }
    #ui > button { pointer-events: all; position: absolute; left: 16px; top: 16px; padding: 8px 14px }
    .tag { position: absolute; left: 0; top: 0; padding: 2px 10px; border-radius: 99px;
      background: #f4faff; color: #041e2f; white-space: nowrap;
      transform: translate(var(--x), var(--y)) translate(-50%, -100%) }
  </style>
  <div id="stage"><canvas id="game"></canvas><div id="ui"><button>Add a slime</button></div></div>`;
const ui = document.querySelector('#ui') as HTMLElement;

const game = new ex.Engine({
  canvasElementId: 'game',
  width: 600,
  height: 360,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const image = new ex.ImageSource('/kit/characters/slime.png');
const grid = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
const names = ['Blobby', 'Mucus', 'Jelly', 'Drip', 'Goo']; // add your own
const random = new ex.Random(3);

class Slime extends ex.Actor {
  private tag = document.createElement('div');

  override onInitialize() {
    const sheet = ex.SpriteSheet.fromImageSource({ image, grid });
    this.graphics.use(ex.Animation.fromSpriteSheet(sheet, ex.range(6, 11), 90));
    this.scale = ex.vec(4, 4);
    this.vel = ex.vec(random.integer(40, 120), 0);
    this.tag.className = 'tag';
    this.tag.textContent = this.name;
    ui.append(this.tag);
  }

  override onPostUpdate(engine: ex.Engine) {
    if (this.pos.x > 640) this.pos = ex.vec(-40, this.pos.y);
    // relative to the layer, which may be anywhere in the page
    const layer = ui.getBoundingClientRect();
    const { x, y } = engine.screen.worldToPageCoordinates(this.pos.sub(ex.vec(0, 22)));
    this.tag.style.setProperty('--x', `${x - layer.left - scrollX}px`);
    this.tag.style.setProperty('--y', `${y - layer.top - scrollY}px`);
  }
}

const add = () => {
  const pos = ex.vec(random.integer(40, 300), random.integer(120, 320));
  game.add(new Slime({ pos, name: random.pickOne(names) }));
};
ui.querySelector('button')?.addEventListener('click', add);
void game.start(new ex.Loader([image])).then(() => [1, 2, 3].forEach(add));
