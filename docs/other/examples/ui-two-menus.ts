import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const panel = new ex.ImageSource('/kit/ui/panel-blue.png');
const entries = ['Play', 'Options', 'Credits']; // add one: both menus grow

const font = new ex.Font({ family: 'sans-serif', size: 20, bold: true });
font.textAlign = ex.TextAlign.Center;
const gold = ex.Color.fromHex('#ffb238');
const chosen = new ex.Label({
  text: 'Choose on either side',
  pos: ex.vec(300, 340),
  font,
});
chosen.color = gold;
chosen.actions.repeatForever((bob) => {
  bob.moveBy({ offset: ex.vec(0, -8), duration: 600 });
  bob.moveBy({ offset: ex.vec(0, 8), duration: 600 });
});

function createFrame() {
  const margins = { topMargin: 12, leftMargin: 12, bottomMargin: 12, rightMargin: 12 };
  const { Stretch } = ex.NineSliceStretch;
  const stretch = { horizontalStretch: Stretch, verticalStretch: Stretch };
  return new ex.NineSlice({
    width: 210,
    height: 52,
    source: panel,
    sourceConfig: { width: 48, height: 48, ...margins },
    destinationConfig: { drawCenter: true, ...stretch },
  });
}

function createScreenElement(text: string, row: number) {
  const y = 64 + row * 72;
  const button = new ex.ScreenElement({ x: 60, y, width: 210, height: 52 });
  button.graphics.use(createFrame());
  const label = new ex.Label({ text, pos: ex.vec(105, 16), color: ex.Color.White, font });
  button.addChild(label);
  button.on('pointerenter', () => (label.color = gold));
  button.on('pointerleave', () => (label.color = ex.Color.White));
  button.on('pointerup', () => (chosen.text = `ScreenElement: ${text}`));
  return button;
}

function createHtmlButton(text: string) {
  const button = document.createElement('button');
  button.textContent = text;
  button.style.cssText =
    'font:inherit;height:52px;cursor:pointer;color:#041e2f;background:#f4faff;border:2px solid #7bbaea;border-radius:8px';
  button.addEventListener('click', () => (chosen.text = `HTML: ${text}`));
  return button;
}

class Menu extends ex.Scene {
  private readonly html = document.createElement('nav');

  override onInitialize() {
    this.add(chosen);
    entries.forEach((text, row) => this.add(createScreenElement(text, row)));
    this.html.append(...entries.map(createHtmlButton));
    this.html.style.cssText =
      'position:fixed;left:330px;top:64px;width:210px;display:grid;gap:20px;font:600 18px sans-serif';
  }

  // The page outlives the scene: add the nodes when it becomes active, take them away after.
  override onActivate() {
    document.body.append(this.html);
  }
  override onDeactivate() {
    this.html.remove();
  }
}

game.addScene('menu', new Menu());
void game.start(new ex.Loader([panel])).then(() => game.goToScene('menu'));
