import * as ex from 'excalibur';
import { PixelText } from '../shared/pixelText';
import { resources } from './resources';
import { type Battle, multiplierOf } from './rules';

const MAX_SHIELDS = 3;

export class Hud {
  private readonly score = new PixelText({ pos: ex.vec(6, 12), align: 'left' });
  private readonly best = new PixelText({ pos: ex.vec(6, 26), align: 'left' });
  private readonly multiplier = new PixelText({ pos: ex.vec(120, 20), scale: 2 });
  private readonly shields = Array.from({ length: MAX_SHIELDS }, (_, index) => {
    const shield = new ex.Actor({
      pos: ex.vec(12 + index * 17, 308),
      z: 100,
      coordPlane: ex.CoordPlane.Screen,
    });
    shield.graphics.use(resources.shield.toSprite());
    return shield;
  });

  addTo(scene: ex.Scene): void {
    for (const part of [this.score, this.best, this.multiplier, ...this.shields])
      scene.add(part);
  }

  show(battle: Battle, best: number): void {
    const multiplier = multiplierOf(battle);
    this.score.text = `Score ${battle.score}`;
    this.best.text = `Best ${best}`;
    this.multiplier.text = multiplier > 1 ? `x${multiplier}` : '';
    this.shields.forEach(
      (shield, index) => (shield.graphics.isVisible = index < battle.shields),
    );
  }
}
