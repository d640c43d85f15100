import * as ex from 'excalibur';
import { COLORS, type PieceName } from './pieces';

/** A square with a bright and a dark rim, painted once. */
export function createBlock(name: PieceName, size: number): ex.Canvas {
  return new ex.Canvas({
    width: size,
    height: size,
    cache: true,
    draw(context) {
      context.fillStyle = COLORS[name];
      context.fillRect(0, 0, size, size);
      context.fillStyle = 'rgb(255 255 255 / 35%)';
      context.fillRect(0, 0, size, 2);
      context.fillRect(0, 0, 2, size);
      context.fillStyle = 'rgb(0 0 0 / 30%)';
      context.fillRect(0, size - 2, size, 2);
      context.fillRect(size - 2, 0, 2, size);
    },
  });
}

/** The outline of where the block will land. */
export function createGhost(size: number): ex.Canvas {
  return new ex.Canvas({
    width: size,
    height: size,
    cache: true,
    draw(context) {
      context.strokeStyle = 'rgb(220 235 246 / 55%)';
      context.strokeRect(1.5, 1.5, size - 3, size - 3);
    },
  });
}
