import * as ex from 'excalibur';
import { PixelText } from '../shared/pixelText';
import { resources } from './resources';
import { type Run, runToScore } from './run';

const MAX_HEARTS = 3;

/** Hearts and score, fixed to the screen while the camera runs. */
export class Hud {
  private readonly score = new PixelText({ pos: ex.vec(70, 12), align: 'left' });
  private readonly best = new PixelText({ pos: ex.vec(190, 12) });
  private readonly hearts = Array.from({ length: MAX_HEARTS }, (_, index) => {
    const pos = ex.vec(14 + index * 17, 12);
    const heart = new ex.Actor({ pos, z: 100, coordPlane: ex.CoordPlane.Screen });
    heart.graphics.use(resources.heart.toSprite());
    return heart;
  });

  addTo(scene: ex.Scene): void {
    for (const part of [this.score, this.best, ...this.hearts]) scene.add(part);
  }

  show(run: Run, best: number): void {
    this.score.text = `Score ${runToScore(run)}`;
    this.best.text = `Best ${best}`;
    this.hearts.forEach(
      (heart, index) => (heart.graphics.isVisible = index < run.hearts),
    );
  }
}
