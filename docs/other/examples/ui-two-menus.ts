import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
  pointerScope: ex.PointerScope.Canvas, // the default: HTML above the canvas keeps its clicks
});
const panel = new ex.ImageSource('/kit/ui/panel-blue.png');
const knight = new ex.ImageSource('/kit/characters/knight.png');
const entries = ['Play', 'Options', 'Credits']; // add one: both menus grow

class Menu extends ex.Scene {
  private readonly chosen = new ex.Label({
    text: 'Choose on either side',
    pos: ex.vec(300, 352),
    color: ex.Color.fromHex('#ffb238'),
    font: new ex.Font({
      family: 'sans-serif',
      size: 20,
      bold: true,
      textAlign: ex.TextAlign.Center,
    }),
  });
  private readonly html = document.createElement('nav');

  override onInitialize() {
    entries.forEach((text, row) => this.add(this.createButton(text, 90 + row * 72)));
    for (const text of entries) this.html.append(this.createHtmlButton(text));
    this.html.style.cssText =
      'position:fixed;left:330px;top:64px;width:210px;display:grid;gap:20px;font:600 18px sans-serif';
    const hero = new ex.Actor({ pos: ex.vec(300, 300), scale: ex.vec(3, 3) });
    const sheet = ex.SpriteSheet.fromImageSource({
      image: knight,
      grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
    });
    hero.graphics.use(ex.Animation.fromSpriteSheet(sheet, [0, 1, 2, 3], 180));
    this.add(hero);
    this.add(this.chosen);
  }

  // The page outlives the scene: add the nodes when it becomes active, take them away after.
  override onActivate() {
    document.body.append(this.html);
  }
  override onDeactivate() {
    this.html.remove();
  }

  private createButton(text: string, y: number) {
    const button = new ex.ScreenElement({ x: 60, y: y - 26, width: 210, height: 52 });
    const frame = new ex.NineSlice({
      width: 210,
      height: 52,
      source: panel,
      sourceConfig: {
        width: 48,
        height: 48,
        topMargin: 12,
        leftMargin: 12,
        bottomMargin: 12,
        rightMargin: 12,
      },
      destinationConfig: {
        drawCenter: true,
        horizontalStretch: ex.NineSliceStretch.Stretch,
        verticalStretch: ex.NineSliceStretch.Stretch,
      },
    });
    button.graphics.use(frame);
    const label = new ex.Label({
      text,
      pos: ex.vec(105, 16),
      color: ex.Color.White,
      font: new ex.Font({
        family: 'sans-serif',
        size: 20,
        bold: true,
        textAlign: ex.TextAlign.Center,
      }),
    });
    button.addChild(label);
    button.on('pointerenter', () => (label.color = ex.Color.fromHex('#ffb238')));
    button.on('pointerleave', () => (label.color = ex.Color.White));
    button.on('pointerup', () => (this.chosen.text = `ScreenElement: ${text}`));
    return button;
  }

  private createHtmlButton(text: string) {
    const button = document.createElement('button');
    button.textContent = text;
    button.style.cssText =
      'font:inherit;height:52px;cursor:pointer;color:#041e2f;background:#f4faff;border:2px solid #7bbaea;border-radius:8px';
    button.addEventListener('click', () => (this.chosen.text = `HTML: ${text}`));
    return button;
  }
}

game.addScene('menu', new Menu());
void game.start(new ex.Loader([panel, knight])).then(() => game.goToScene('menu'));
