import * as ex from 'excalibur';
import { PixelText } from './pixelText';

const STRIP_HEIGHT = 68;
const Z = 200;

/** A dark strip across the screen with a title and a line below it: for the start and the end of a game. */
export class Banner extends ex.Actor {
  private readonly title: PixelText;
  private readonly line: PixelText;

  constructor({
    width,
    y,
    titleScale = 3,
  }: {
    width: number;
    y: number;
    titleScale?: number;
  }) {
    super({ pos: ex.vec(width / 2, y), z: Z, coordPlane: ex.CoordPlane.Screen });
    const color = ex.Color.fromRGB(4, 19, 31, 0.78);
    this.graphics.use(new ex.Rectangle({ width, height: STRIP_HEIGHT, color }));
    this.title = new PixelText({ pos: ex.vec(0, -10), scale: titleScale, z: Z + 1 });
    this.line = new PixelText({ pos: ex.vec(0, 20), z: Z + 1 });
    this.addChild(this.title);
    this.addChild(this.line);
  }

  show(title: string, line: string): void {
    this.title.text = title;
    this.line.text = line;
    this.setVisible(true);
  }

  hide(): void {
    this.setVisible(false);
  }

  private setVisible(isVisible: boolean): void {
    for (const part of [this, this.title, this.line]) part.graphics.isVisible = isVisible;
  }
}
