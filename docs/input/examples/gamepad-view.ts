import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#0b2a3f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });
const { gamepads } = game.input;
gamepads.enabled = true;

const off = ex.Color.fromHex('#2185d0');
const on = ex.Color.fromHex('#ffb238');
const textAlign = ex.TextAlign.Center;
const font = new ex.Font({ size: 16, color: ex.Color.White, textAlign });
const label = new ex.Label({ text: '', pos: ex.vec(300, 24), font });
game.add(label);

// Where each button sits on the picture. Add Select, Start or CenterButton.
const places: [ex.Buttons, number, number][] = [
  [ex.Buttons.Face1, 460, 250],
  [ex.Buttons.Face2, 495, 215],
  [ex.Buttons.Face3, 425, 215],
  [ex.Buttons.Face4, 460, 180],
  [ex.Buttons.DpadUp, 140, 180],
  [ex.Buttons.DpadDown, 140, 250],
  [ex.Buttons.DpadLeft, 105, 215],
  [ex.Buttons.DpadRight, 175, 215],
  [ex.Buttons.LeftBumper, 140, 120],
  [ex.Buttons.RightBumper, 460, 120],
  [ex.Buttons.LeftTrigger, 140, 80],
  [ex.Buttons.RightTrigger, 460, 80],
];

game.onPostDraw = (ctx) => {
  const pad = gamepads.at(0); // safe, also when nothing is plugged in
  ctx.drawRectangle(ex.vec(60, 140), 480, 210, ex.Color.fromHex('#041e2f'));
  for (const [button, x, y] of places) {
    ctx.drawCircle(ex.vec(x, y), 16, pad.getButton(button) > 0 ? on : off);
  }
  const drawStick = (center: ex.Vector, x: ex.Axes, y: ex.Axes) => {
    const lean = ex.vec(pad.getAxes(x), pad.getAxes(y)).scale(22);
    ctx.drawCircle(center, 34, off);
    ctx.drawCircle(center.add(lean), 20, on);
  };
  drawStick(ex.vec(235, 300), ex.Axes.LeftStickX, ex.Axes.LeftStickY);
  drawStick(ex.vec(365, 300), ex.Axes.RightStickX, ex.Axes.RightStickY);
};

game.onPreUpdate = () => {
  const pad = gamepads.at(0);
  label.text = pad.connected
    ? `I see: ${pad.navigatorGamepad.id.slice(0, 48)}`
    : gamepads.supported
      ? 'No gamepad yet. Plug one in and press any of its buttons.'
      : 'This browser has no gamepad support.';
};

game.start();
