import * as ex from 'excalibur';

// The controls and a box of changing size. The first canvas is the "web page" behind the box.
document.body.style.cssText = 'flex-direction:column;font:600 14px sans-serif';
document.body.innerHTML = `<canvas width="1" height="1"
    style="position:fixed;inset:0;width:100%;height:100%;background:#0b2a3f"></canvas>
  <form style="position:relative;display:flex;flex-wrap:wrap;gap:6px 16px;padding:10px">
    <label>Mode <select name="mode"></select></label>
    <label>Width <input name="width" type="range" min="30" max="100" value="90"></label>
    <label>Height <input name="height" type="range" min="30" max="100" value="90"></label>
  </form>
  <main style="position:relative;flex:1;width:100%;display:grid;place-items:center;min-height:0">
    <div id="box" style="resize:both;overflow:hidden;background:#04131f;outline:2px dashed #7bbaea"></div>
  </main>`;
const form = document.querySelector('form') as HTMLFormElement;
const box = document.querySelector('#box') as HTMLElement;
const modes = [
  'FitContainer',
  'FillContainer',
  'FitContainerAndFill',
  'FitContainerAndZoom',
  'Fixed',
];
const menu = form.elements.namedItem('mode') as HTMLSelectElement;
menu.append(...modes.map((mode) => new Option(mode)));

const forest = ['sky', 'far', 'middle', 'near'].map(
  (layer) => new ex.ImageSource(`/kit/parallax/forest-${layer}.png`),
);
let game: ex.Engine | undefined;

// A display mode is chosen once, so every change starts a new engine.
function start() {
  game?.dispose();
  const canvas = document.createElement('canvas');
  box.replaceChildren(canvas);
  game = new ex.Engine({
    canvasElement: canvas,
    width: 320, // change the shape of the game: try 180 x 320
    height: 180,
    displayMode: menu.value as ex.DisplayMode,
    antialiasing: false,
    backgroundColor: ex.Color.fromHex('#7bbaea'),
  });
  for (const image of forest) {
    for (const x of [-320, 0, 320, 640]) {
      const part = new ex.Actor({ x, anchor: ex.Vector.Zero });
      part.graphics.use(image.toSprite());
      game.add(part);
    }
  }
  const sun = new ex.Actor({
    x: 50,
    y: 50,
    radius: 12,
    color: ex.Color.fromHex('#ffb238'),
  });
  sun.actions.repeatForever((path) => {
    path.moveTo({ pos: ex.vec(270, 50), duration: 2000 });
    path.moveTo({ pos: ex.vec(50, 50), duration: 2000 });
  });
  game.add(sun);
  game.currentScene.camera.pos = ex.vec(160, 90); // the middle of the game, in every mode
  const frame = new ex.Actor({ anchor: ex.Vector.Zero });
  const outline = ({ screen } = game as ex.Engine) => {
    const { width, height } = screen.contentArea;
    frame.pos = screen.screenToWorldCoordinates(ex.Vector.Zero);
    const lines = {
      color: ex.Color.Transparent,
      strokeColor: ex.Color.fromHex('#ff6b4a'),
    };
    frame.graphics.use(new ex.Rectangle({ width, height, lineWidth: 4, ...lines }));
  };
  game.screen.events.on('resize', () => outline());
  game.add(frame);
  void game.start().then(() => outline());
}

const resize = () => {
  const value = (name: string) =>
    (form.elements.namedItem(name) as HTMLInputElement).value;
  box.style.width = `${value('width')}%`;
  box.style.height = `${value('height')}%`;
};
form.addEventListener('input', ({ target }) => (target === menu ? start() : resize()));
resize();
void Promise.all(forest.map((image) => image.load())).then(start);
