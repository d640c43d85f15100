import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

const font = new ex.Font({
  size: 16,
  lineHeight: 22,
  family: 'monospace',
  color: ex.Color.fromHex('#7bbaea'),
});
const log = new ex.Label({ text: 'Click here and type.', pos: ex.vec(20, 20), font });
game.add(log);

const lines: string[] = [];
const write = (line: string) => {
  lines.unshift(line);
  lines.length = Math.min(lines.length, 8);
  log.text = lines.join('\n');
};

// Events for things that happen once. `key` is the place on the board, `value` what it types.
game.input.keyboard.on('press', ({ key, value }) =>
  write(`press    ${key}  types "${value}"`),
);
game.input.keyboard.on('release', ({ key }) => write(`release  ${key}`));

// 'hold' comes in every frame: count it, do not print it.
const bar = new ex.Actor({ pos: ex.vec(20, 280), anchor: ex.vec(0, 0.5) });
bar.graphics.use(
  new ex.Rectangle({ width: 560, height: 10, color: ex.Color.fromHex('#ffb238') }),
);
bar.scale = ex.vec(0.02, 1);
let frames = 0;
game.input.keyboard.on('hold', () => frames++);
game.input.keyboard.on('release', () => (frames = 0));
bar.on('postupdate', () => (bar.scale = ex.vec(ex.clamp(frames / 120, 0.02, 1), 1)));
game.add(bar);

// A key pressed by code, for tests and on-screen buttons. Change the word.
const word = 'EXCALIBUR';
[...word].forEach((letter, i) => {
  const key = `Key${letter}` as ex.Keys;
  const { keyboard } = game.input;
  game.clock.schedule(() => keyboard.triggerEvent('down', key, letter), 200 + i * 150);
  game.clock.schedule(() => keyboard.triggerEvent('up', key, letter), 280 + i * 150);
});

game.start();
