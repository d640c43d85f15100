import * as ex from 'excalibur';

/** Belongs into the loader of every game that writes with it. */
export const fontImage = new ex.ImageSource('/kit/ui/font-outlined.png');

/** The signs of the picture, row by row: character 32 to 126. */
const ALPHABET = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
).join('');

const ANCHORS = { left: ex.vec(0, 0.5), center: ex.vec(0.5, 0.5), right: ex.vec(1, 0.5) };

function createFont(scale: number): ex.SpriteFont {
  return new ex.SpriteFont({
    alphabet: ALPHABET,
    spacing: -1,
    scale: ex.vec(scale, scale),
    spriteSheet: ex.SpriteSheet.fromImageSource({
      image: fontImage,
      grid: { rows: 6, columns: 16, spriteWidth: 7, spriteHeight: 11 },
    }),
  });
}

interface PixelTextOptions {
  pos: ex.Vector;
  text?: string;
  scale?: number;
  align?: keyof typeof ANCHORS;
  z?: number;
}

/** A line of pixel letters that stays on the screen while the camera moves. */
export class PixelText extends ex.Actor {
  private readonly line: ex.Text;

  constructor({
    pos,
    text = '',
    scale = 1,
    align = 'center',
    z = 100,
  }: PixelTextOptions) {
    super({ pos, z, anchor: ANCHORS[align], coordPlane: ex.CoordPlane.Screen });
    this.line = new ex.Text({ text, font: createFont(scale) });
    this.graphics.use(this.line);
  }

  set text(text: string) {
    this.line.text = text;
  }

  get text(): string {
    return this.line.text;
  }
}
