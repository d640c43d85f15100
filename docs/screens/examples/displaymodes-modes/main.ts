import * as ex from 'excalibur';
import { box, listen } from './box';

const forest = ['sky', 'far', 'middle', 'near'].map(
  (layer) => new ex.ImageSource(`/kit/parallax/forest-${layer}.png`),
);
let game: ex.Engine | undefined;

// A display mode is chosen once, so every change starts a new engine.
function start(displayMode: ex.DisplayMode) {
  game?.dispose();
  const canvasElement = document.createElement('canvas');
  box.replaceChildren(canvasElement);
  game = new ex.Engine({
    canvasElement,
    width: 320, // change the shape of the game: try 180 x 320
    height: 180,
    displayMode,
    antialiasing: false,
    backgroundColor: ex.Color.fromHex('#7bbaea'),
  });
  game.currentScene.camera.pos = ex.vec(160, 90); // the middle of the game, in every mode
  addForest(game);
  const frame = new ex.Actor({ anchor: ex.Vector.Zero });
  game.add(frame);
  game.screen.events.on('resize', () => outline(frame));
  void game.start().then(() => outline(frame));
}

// The red frame: what is surely visible.
function outline(frame: ex.Actor, { screen } = game!) {
  const { width, height } = screen.contentArea;
  const [color, strokeColor] = [ex.Color.Transparent, ex.Color.fromHex('#ff6b4a')];
  frame.pos = screen.screenToWorldCoordinates(ex.Vector.Zero);
  frame.graphics.use(
    new ex.Rectangle({ width, height, lineWidth: 4, color, strokeColor }),
  );
}

function addForest(game: ex.Engine) {
  for (const image of forest) {
    for (const x of [-320, 0, 320, 640])
      game.add(new ex.Actor({ x, anchor: ex.Vector.Zero, graphic: image.toSprite() }));
  }
  const color = ex.Color.fromHex('#ffb238');
  const sun = new ex.Actor({ x: 50, y: 50, radius: 12, color });
  sun.actions.repeatForever((path) => path.moveTo(270, 50, 110).moveTo(50, 50, 110));
  game.add(sun);
}

const { FitContainer, FillContainer, FitContainerAndFill, FitContainerAndZoom, Fixed } =
  ex.DisplayMode;
const modes = [
  FitContainer,
  FillContainer,
  FitContainerAndFill,
  FitContainerAndZoom,
  Fixed,
];
void Promise.all(forest.map((image) => image.load())).then(() => listen(modes, start));
