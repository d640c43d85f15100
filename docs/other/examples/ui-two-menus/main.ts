import * as ex from 'excalibur';
import { createScreenElement, panel } from './canvasButton';
import { createHtmlButton } from './htmlButton';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const entries = ['Play', 'Options', 'Credits']; // add one: both menus grow

const font = new ex.Font({ family: 'sans-serif', size: 20, bold: true });
font.textAlign = ex.TextAlign.Center;
const chosen = new ex.Label({ text: 'Choose a side', pos: ex.vec(300, 340), font });
chosen.color = ex.Color.fromHex('#ffb238');
chosen.actions.repeatForever((bob) => {
  bob.moveBy({ offset: ex.vec(0, -8), duration: 600 });
  bob.moveBy({ offset: ex.vec(0, 8), duration: 600 });
});
const say = (way: string, text: string) => () => (chosen.text = `${way}: ${text}`);

class Menu extends ex.Scene {
  private readonly html = document.createElement('nav');

  override onInitialize() {
    this.add(chosen);
    entries.forEach((text, row) => {
      this.add(createScreenElement(text, row, font, say('ScreenElement', text)));
      this.html.append(createHtmlButton(text, say('HTML', text)));
    });
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
