import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  backgroundColor: ex.Color.fromHex('#f4faff'),
});
const font = new ex.Font({
  size: 22,
  lineHeight: 30,
  color: ex.Color.fromHex('#041e2f'),
});

// Breaks between words: a line grows until the next word no longer fits.
function wrap(text: string, maxWidth: number) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (font.measureText(longer).width <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}

const WIDTH = 200; // Change it.
const story = 'The old bridge creaks under your boots. Far below, the river sings.';
const wrapped = wrap(story, WIDTH);

const byLetter = new ex.Label({ pos: ex.vec(30, 80), font, maxWidth: WIDTH });
const byWord = new ex.Label({ pos: ex.vec(330, 80), font });
game.add(byLetter);
game.add(byWord);

const head = new ex.Font({ size: 16, bold: true, color: ex.Color.fromHex('#2185d0') });
game.add(new ex.Label({ pos: ex.vec(30, 30), text: 'maxWidth', font: head }));
game.add(new ex.Label({ pos: ex.vec(330, 30), text: 'wrap(text, width)', font: head }));

let shown = 40;
const typing = new ex.Timer({
  interval: 70,
  repeats: true,
  action: () => {
    shown = (shown + 1) % (story.length + 30);
    byLetter.text = story.slice(0, shown);
    // Wrap the whole first and cut then, or words jump while they are typed.
    byWord.text = wrapped.slice(0, shown);
  },
});
game.add(typing);
typing.start();

game.onPostDraw = (ctx) => {
  for (const x of [30 + WIDTH, 330 + WIDTH]) {
    ctx.drawLine(ex.vec(x, 66), ex.vec(x, 270), ex.Color.fromHex('#ff6b4a'), 2);
  }
};
void game.start();
