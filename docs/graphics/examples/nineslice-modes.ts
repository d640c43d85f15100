import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

// 48 by 48: amber corners, a blue dot in each edge, a light one in the centre.
const dot = (x: number, y: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="6" fill="${color}"/>`;
const image = ex.ImageSource.fromSvgString(`
  <svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">
    <rect width="48" height="48" fill="#ffb238"/>
    <path d="M16 0h16v48h-16zM0 16h48v16h-48z" fill="#f4faff"/>
    <path d="M16 16h16v16h-16z" fill="#7bbaea"/>
    ${dot(24, 8, '#2185d0')}${dot(24, 40, '#2185d0')}${dot(8, 24, '#2185d0')}${dot(40, 24, '#2185d0')}
    ${dot(24, 24, '#f4faff')}
  </svg>`);

const font = new ex.Font({ size: 16, color: ex.Color.fromHex('#f4faff') });
const panels = Object.values(ex.NineSliceStretch).map((stretch, i) => {
  const nine = new ex.NineSlice({
    width: 100,
    height: 150,
    source: image,
    sourceConfig: {
      width: 48,
      height: 48,
      topMargin: 16,
      leftMargin: 16,
      bottomMargin: 16,
      rightMargin: 16,
    },
    destinationConfig: {
      drawCenter: true, // Try false: a frame you can look through.
      horizontalStretch: stretch,
      verticalStretch: stretch,
    },
  });
  const pos = ex.vec(20 + i * 195, 60);
  game.add(new ex.Actor({ pos, anchor: ex.Vector.Zero, graphic: nine }));
  game.add(new ex.Label({ pos: pos.sub(ex.vec(0, 32)), text: stretch, font }));
  return nine;
});
game.on('preupdate', () => {
  const width = 125 + Math.sin(game.clock.now() / 1300) * 40;
  for (const nine of panels) {
    nine.setTargetWidth(width, true);
    nine.setTargetHeight(width + 40, true);
  }
});
void game.start(new ex.Loader([image]));
