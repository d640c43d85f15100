import * as ex from 'excalibur';

export const panel = new ex.ImageSource('/kit/ui/panel-blue.png');
const gold = ex.Color.fromHex('#ffb238');

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

/** A button the game draws itself: every state of it is your work. */
export function createScreenElement(
  text: string,
  row: number,
  font: ex.Font,
  onChoose: () => void,
) {
  const y = 64 + row * 72;
  const button = new ex.ScreenElement({ x: 60, y, width: 210, height: 52 });
  button.graphics.use(createFrame());
  const label = new ex.Label({ text, pos: ex.vec(105, 16), color: ex.Color.White, font });
  button.addChild(label);
  button.on('pointerenter', () => (label.color = gold));
  button.on('pointerleave', () => (label.color = ex.Color.White));
  button.on('pointerup', onChoose);
  return button;
}
