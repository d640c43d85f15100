import * as ex from 'excalibur';
import { PixelText } from '../shared/pixelText';
import { HUD_HEIGHT, WIDTH } from './config';
import { resources } from './resources';
import type { Match } from './rules';

const MAX_HEARTS = 3;

/** Score, best score and lives along the top. */
export class Hud extends ex.Actor {
  private readonly score = new PixelText({ pos: ex.vec(8, 11), align: 'left' });
  private readonly best = new PixelText({ pos: ex.vec(WIDTH / 2, 11) });
  private readonly hearts: ex.Actor[] = [];

  constructor() {
    super({ pos: ex.vec(0, 0), anchor: ex.vec(0, 0), z: 50 });
    const color = ex.Color.fromHex('#041e2f');
    this.graphics.use(new ex.Rectangle({ width: WIDTH, height: HUD_HEIGHT, color }));
    for (let index = 0; index < MAX_HEARTS; index++) {
      const heart = new ex.Actor({ pos: ex.vec(WIDTH - 92 + index * 17, 10), z: 51 });
      heart.graphics.use(resources.heart.toSprite());
      this.hearts.push(heart);
    }
    for (const part of [this.score, this.best, ...this.hearts]) this.addChild(part);
  }

  show({ score, lives }: Match, best: number): void {
    this.score.text = `Score ${score}`;
    this.best.text = `Best ${best}`;
    this.hearts.forEach((heart, index) => (heart.graphics.isVisible = index < lives));
  }
}
