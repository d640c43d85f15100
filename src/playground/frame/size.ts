import type { Send } from './pageLink.ts';

const TOLERANCE_PX = 2;

/** Reports the game's size when it doesn't fill the frame, so that the page can resize the stage or scale the game. */
export function createSizeReporter(send: Send): () => void {
  let reported = '';
  return () => {
    const canvas = document.querySelector('canvas');
    if (!canvas) return;
    const width = canvas.offsetWidth;
    const height = canvas.offsetHeight;
    const fills = Math.abs(width - innerWidth) <= TOLERANCE_PX || Math.abs(height - innerHeight) <= TOLERANCE_PX;
    const fits = width <= innerWidth + TOLERANCE_PX && height <= innerHeight + TOLERANCE_PX;
    const key = `${width}x${height}`;
    if (width < 1 || height < 1 || (fills && fits) || key === reported) return;
    reported = key;
    send({ type: 'size', width, height });
  };
}
