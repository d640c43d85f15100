import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const ship = new ex.Actor({
  pos: ex.vec(120, 290),
  radius: 20,
  color: ex.Color.fromHex('#ffb238'),
});
const label = new ex.Label({
  text: 'Arrow keys, a held pointer or the left stick of a gamepad',
  pos: ex.vec(20, 20),
  font: new ex.Font({ size: 16, color: ex.Color.White }),
});
game.add(ship);
game.add(label);

const SPEED = 220; // Change it, or map one more key.
ship.on('preupdate', () => (ship.vel = ship.vel.scale(0.9)));
const steer = (device: string) => (direction: ex.Vector) => {
  ship.vel = direction.scale(SPEED);
  label.text = `I see: ${device}`;
};

// Each line: when does it apply, and with which direction? False means "not now".
const { inputMapper } = game;
inputMapper.on(({ keyboard }) => {
  const held = (key: ex.Keys) => Number(keyboard.isHeld(key));
  const x = held(ex.Keys.ArrowRight) - held(ex.Keys.ArrowLeft);
  const y = held(ex.Keys.ArrowDown) - held(ex.Keys.ArrowUp);
  return (x !== 0 || y !== 0) && ex.vec(x, y).normalize();
}, steer('keyboard'));

inputMapper.on(({ gamepads }) => {
  const pad = gamepads.at(0);
  const stick = ex.vec(pad.getAxes(ex.Axes.LeftStickX), pad.getAxes(ex.Axes.LeftStickY));
  return stick.magnitude > 0.2 && stick;
}, steer('gamepad'));

let isDown = false;
game.input.pointers.primary.on('down', () => (isDown = true));
game.input.pointers.primary.on('up', () => (isDown = false));
inputMapper.on(({ pointers }) => {
  const way = pointers.primary.lastWorldPos.sub(ship.pos);
  return isDown && way.magnitude > 10 && way.normalize();
}, steer('pointer'));

// A nudge, so that the ship moves before you touch anything.
ship.vel = ex.vec(260, -90);
game.start();
