import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#0b2a3f');
const game = new ex.Engine({ width: 600, height: 340, backgroundColor });

/** Shows the newest messages on the canvas. Everything with a log method can be an appender. */
class PanelAppender implements ex.Appender {
  private readonly lines: string[] = [];
  readonly text = new ex.Text({
    text: '',
    color: ex.Color.fromHex('#f4faff'),
    font: new ex.Font({ family: 'monospace', size: 15, lineHeight: 22 }),
  });

  log(level: ex.LogLevel, args: unknown[]) {
    this.lines.unshift(`${ex.LogLevel[level].padEnd(5)} ${args.join(' ')}`);
    this.lines.splice(9);
    this.text.text = this.lines.join('\n');
  }
}
const panel = new PanelAppender();
const view = new ex.ScreenElement({ x: 20, y: 110 });
view.graphics.use(panel.text);
game.add(view);

const logger = ex.Logger.getInstance();
logger.clearAppenders(); // the browser's console stays quiet
logger.addAppender(panel);

const color = ex.Color.fromHex('#ffb238');
const ball = new ex.Actor({ pos: ex.vec(60, 60), radius: 22, color });
ball.vel = ex.vec(260, 0);
ball.on('postupdate', () => {
  const wall = ball.pos.x < 22 ? 'left' : ball.pos.x > 578 ? 'right' : undefined;
  if (!wall) return;
  ball.vel = ex.vec(wall === 'left' ? 260 : -260, 0);
  logger.info('hit the', wall, 'wall');
  logger.infoOnce('this line comes only once');
  if (wall === 'right') logger.warn('the right wall is getting weak');
  else logger.error('the left wall has a crack');
});
let frame = 0;
logger.info('excalibur', ex.EX_VERSION, 'is running');
game.on('postframe', () => {
  if (++frame % 12 === 0) logger.info('ball at', Math.round(ball.pos.x)); // say more
});
game.add(ball);

const control = document.createElement('label');
control.style.cssText =
  'position:fixed;right:16px;top:12px;color:#f4faff;font:600 15px sans-serif';
control.innerHTML = `Level <select><option value="1">Info</option>
  <option value="2">Warn</option><option value="3">Error</option></select>`;
control.addEventListener('change', ({ target }) => {
  logger.defaultLevel = Number((target as HTMLSelectElement).value);
});
document.body.append(control);
game.start();
