import type { Ink } from '../core/palette.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { drawText } from '../ui/font.ts';
import type { DrawCover } from './canvas.ts';
import { sky, slimeAt } from './canvas.ts';
import { JAM_COVERS } from './jamCovers.ts';

const FRAME = { x: 14, y: 3, width: 68, height: 37 };

/** The game as a painting in a gallery: framed, with a plaque, and a visitor below it. */
function drawFramed(game: string, plate: string, wall: [Ink, Ink], [dark, middle, light]: [Ink, Ink, Ink]): PixelGrid {
  const painting = JAM_COVERS[game]!().crop(17, 10, FRAME.width - 6, FRAME.height - 6);
  const cover = sky(...wall)
    .rect(0, 46, 96, 8, 'u')
    .rect(0, 46, 96, 1, 't')
    .rect(0, 43, 96, 3, 'r');
  for (let x = 5; x < 96; x += 12) cover.rect(x, 0, 1, 43, wall[0]);
  const { x, y, width, height } = FRAME;
  cover.rect(x - 1, y - 1, width + 2, height + 2, 'k').rect(x, y, width, height, middle);
  cover
    .rect(x, y, width, 1, light)
    .rect(x, y, 1, height, light)
    .rect(x, y + height - 1, width, 1, dark);
  cover.rect(x + 2, y + 2, width - 4, height - 4, 'k').stamp(painting, x + 3, y + 3);
  const left = 48 - plate.length * 3;
  cover.rect(left - 3, 41, plate.length * 6 + 5, 12, 'k').rect(left - 2, 42, plate.length * 6 + 3, 10, 'y');
  drawText(cover, plate, left, 43, 'k');
  return cover.stamp(slimeAt(0, 0, [dark, middle, light]), 0, 31).stamp(slimeAt(1, 0), 73, 31, { flipX: true });
}

/** Covers of the jam retrospectives, by file name. */
export const RETROSPECTIVE_COVERS: Record<string, DrawCover> = {
  'ludum-dare-29-retrospective': () => drawFramed('kraken-unchained', 'LD 29', ['b', 'B'], ['t', 'a', 'y']),
  'ludum-dare-31-retrospective': () => drawFramed('sweep-stacks', 'LD 31', ['p', 'P'], ['s', 'S', 'g']),
  'ludum-dare-35-retrospective': () => drawFramed('hexshaper', 'LD 35', ['d', 'f'], ['r', 't', 'T']),
  'ludum-dare-38-retrospective': () => drawFramed('i-just-wanted-groceries', 'LD 38', ['R', 'c'], ['b', 'B', 'l']),
  'ludum-dare-41-retrospective': () => drawFramed('office-daydream', 'LD 41', ['s', 'S'], ['p', 'P', 'T']),
};
