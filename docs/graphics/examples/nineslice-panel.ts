import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 380,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const image = new ex.ImageSource('/kit/ui/panel-blue.png');
const MARGIN = 16; // Try 4: the corners are cut.
const fit = ex.NineSliceStretch.TileFit;

const nine = new ex.NineSlice({
  width: 180,
  height: 100,
  source: image,
  sourceConfig: {
    width: 48,
    height: 48,
    topMargin: MARGIN,
    leftMargin: MARGIN,
    bottomMargin: MARGIN,
    rightMargin: MARGIN,
  },
  destinationConfig: { drawCenter: true, horizontalStretch: fit, verticalStretch: fit },
});
const panel = new ex.Actor({ pos: ex.vec(355, 205), scale: ex.vec(2, 2), graphic: nine });
game.add(panel);
// The source, and beside it what a plain sprite of the same size would look like.
const plain = image.toSprite({ destSize: { width: 96, height: 96 } });
game.add(new ex.Actor({ pos: ex.vec(70, 130), graphic: plain }));
const stretched = image.toSprite({ destSize: { width: 110, height: 48 } });
game.add(new ex.Actor({ pos: ex.vec(70, 270), graphic: stretched }));

function resize(width: number, height: number) {
  nine.setTargetWidth(width, true);
  nine.setTargetHeight(height, true);
  nine.width = width; // keeps it centred
  nine.height = height;
  panel.graphics.recalculateBounds();
}

let isMine = false;
const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText =
  'position:fixed;top:12px;left:20px;display:flex;gap:14px;color:#041e2f;font:14px system-ui';
bar.innerHTML = `
  <label>width <input type="range" min="48" max="220" value="180"></label>
  <label>height <input type="range" min="48" max="150" value="100"></label>`;
bar.oninput = () => {
  isMine = true;
  const [width, height] = [...bar.querySelectorAll('input')];
  resize(width!.valueAsNumber, height!.valueAsNumber);
};
game.on('preupdate', () => {
  const time = game.clock.now() / 1000;
  if (!isMine) resize(140 + Math.sin(time) * 70, 100 + Math.cos(time * 0.7) * 45);
});
void game.start(new ex.Loader([image]));
