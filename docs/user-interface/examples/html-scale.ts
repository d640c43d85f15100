import * as ex from 'excalibur';

// The first canvas is the page behind the box that changes its size.
document.body.innerHTML = `
  <style>
    #stage { position: relative; width: 90%; height: 80% }
    #ui { position: absolute; left: 0; top: 0; width: 320px; height: 180px; pointer-events: none;
      transform-origin: 0 0; font: 600 10px sans-serif }
    #ui p { position: absolute; left: 8px; margin: 0; padding: 3px 8px; border-radius: 4px }
    #dialog { bottom: 8px; right: 8px; background: #f4faff; color: #041e2f }
    #score { top: 8px; background: #041e2f; color: #ffb238 }
  </style>
  <canvas width="1" height="1" style="position:fixed;inset:0;width:100%;height:100%"></canvas>
  <div id="stage"><canvas id="game"></canvas><div id="ui">
    <p id="score">12 coins</p><p id="dialog">This box grows and shrinks with the game.</p></div></div>
  <label style="position:fixed;left:12px;bottom:4px;font:600 14px sans-serif">Size
    <input type="range" min="40" max="90" value="90"></label>`;
const stage = document.querySelector('#stage') as HTMLElement;
const ui = document.querySelector('#ui') as HTMLElement;
document.querySelector('input')?.addEventListener('input', ({ target }) => {
  stage.style.width = `${(target as HTMLInputElement).value}%`;
});

const game = new ex.Engine({
  canvasElementId: 'game',
  width: 320,
  height: 180,
  displayMode: ex.DisplayMode.FitContainer,
  antialiasing: false,
  suppressPlayButton: true,
});
// The layer is as large as the game, 320 x 180, and scaled as a whole.
const scaleLayer = () => {
  ui.style.transform = `scale(${game.screen.worldToPagePixelRatio})`; // try 1
};
game.screen.events.on('resize', scaleLayer);

const sky = new ex.ImageSource('/kit/parallax/mountains-sky.png');
const peaks = new ex.ImageSource('/kit/parallax/mountains-far.png');
const hills = new ex.ImageSource('/kit/parallax/mountains-near.png', {
  wrapping: ex.ImageWrapping.Repeat,
});
void game.start(new ex.Loader([sky, peaks, hills])).then(() => {
  for (const image of [sky, peaks]) {
    const back = new ex.Actor({ anchor: ex.Vector.Zero });
    back.graphics.use(image.toSprite());
    game.add(back);
  }
  const ground = new ex.Actor({ anchor: ex.Vector.Zero, vel: ex.vec(-30, 0) });
  const sourceView = { x: 0, y: 0, width: 640, height: 180 };
  ground.graphics.use(
    hills.toSprite({ sourceView, destSize: { width: 640, height: 180 } }),
  );
  ground.on('postupdate', () => {
    if (ground.pos.x < -320) ground.pos.x += 320;
  });
  game.add(ground);
  scaleLayer();
});
