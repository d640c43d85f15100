import * as ex from 'excalibur';

// A check to ship with a first upload: what does this page allow a game? Add what yours needs.
const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const isFramed = window.parent !== window;
const checks: [string, boolean, string][] = [
  [
    'Secure page (HTTPS or localhost)',
    window.isSecureContext,
    'needed for gamepads and more',
  ],
  [
    'WebGL 2',
    game.graphicsContext instanceof ex.ExcaliburGraphicsContextWebGL,
    'else slow drawing',
  ],
  ['Full screen allowed', document.fullscreenEnabled, 'frames need allow="fullscreen"'],
  ['Page of its own, no frame', !isFramed, 'in a frame, click once for the keyboard'],
  ['Keyboard focus', document.hasFocus(), 'click the game'],
];
const font = new ex.Font({ family: 'sans-serif', size: 19 });
checks.forEach(([name, isGood, remark], row) => {
  const y = 62 + row * 66;
  const mark = new ex.Actor({
    pos: ex.vec(46, y + 12),
    radius: 13,
    color: ex.Color.fromHex(isGood ? '#7bbaea' : '#ffb238'),
  });
  mark.actions.repeatForever((beat) =>
    beat
      .scaleTo({ scale: ex.vec(1.25, 1.25), duration: 500 + row * 60 })
      .scaleTo({ scale: ex.vec(1, 1), duration: 500 + row * 60 }),
  );
  game.add(mark);
  game.add(
    new ex.Label({ text: name, pos: ex.vec(76, y - 8), font, color: ex.Color.White }),
  );
  game.add(
    new ex.Label({
      text: isGood ? 'yes' : `no: ${remark}`,
      pos: ex.vec(76, y + 16),
      font: new ex.Font({ family: 'sans-serif', size: 15 }),
      color: ex.Color.fromHex('#7bbaea'),
    }),
  );
});
void game.start();
