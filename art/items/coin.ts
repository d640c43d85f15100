import { PixelGrid } from '../core/PixelGrid.ts';

const COIN_SIZE = 16;
/** Half the width of the coin in each frame of a full turn; negative values show the back. */
const TURN = [5.5, 4, 2, 0.5, -2, -4];

export const COIN_FRAMES = TURN.length;

function drawFace(coin: PixelGrid, half: number): void {
  coin.ellipse(7.5, 7.5, half, 5.5, 'a');
  coin.ellipse(7.5, 7.5, Math.max(half - 1.6, 0.6), 3.9, 'y');
  if (half > 3) coin.rect(7, 5, 2, 6, 'a').rect(6, 6, 1, 1, 'w');
}

/** A spinning coin, rotated by `frame` sixths of a half turn. */
export function drawCoin(frame: number): PixelGrid {
  const coin = new PixelGrid(COIN_SIZE, COIN_SIZE);
  const half = TURN[frame] ?? 5.5;
  const rim = half > 0 ? 0.5 : -0.5;
  if (Math.abs(half) < 1) coin.rect(7, 2, 2, 12, 'a').rect(7, 2, 1, 12, 'y');
  else {
    if (Math.abs(half) < 5) coin.ellipse(7.5 + rim * 2, 7.5, Math.abs(half), 5.5, 't');
    drawFace(coin, Math.abs(half));
  }
  return coin.outlined('k');
}
