import * as ex from 'excalibur';
import { HEIGHT, WIDTH } from './config';

const COUNT = 60;
const COLORS = ['#2b5878', '#7bbaea', '#f4faff'];

/** Stars in three distances; the near ones are brighter and faster. */
export function createStars(random: ex.Random): ex.Actor[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const distance = index % COLORS.length;
    const star = new ex.Actor({
      x: random.integer(0, WIDTH),
      y: random.integer(0, HEIGHT),
      width: 1,
      height: 1 + distance,
      color: ex.Color.fromHex(COLORS[distance]!),
      vel: ex.vec(0, 14 + distance * 26),
      z: -5,
      collisionType: ex.CollisionType.PreventCollision,
    });
    star.on('postupdate', () => {
      if (star.pos.y > HEIGHT) star.pos = ex.vec(random.integer(0, WIDTH), 0);
    });
    return star;
  });
}
