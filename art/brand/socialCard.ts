import { PixelGrid } from '../core/PixelGrid.ts';
import { drawText } from '../ui/font.ts';
import { drawHero } from './hero.ts';
import { enlarge, logo } from './logo.ts';

const WIDTH = 240;
const HEIGHT = 126;
const TITLE_SCALE = 2;

function drawTitle(text: string): PixelGrid {
  const small = new PixelGrid(text.length * 6 + 1, 9);
  drawText(small, text, 1, 0, 'w');
  const large = new PixelGrid(small.width * TITLE_SCALE, small.height * TITLE_SCALE + 2);
  return large.stamp(enlarge(small, TITLE_SCALE), 0, 1).outlined('k', { corners: true });
}

function drawLine(text: string): PixelGrid {
  const line = new PixelGrid(text.length * 6 + 2, 11);
  drawText(line, text, 1, 1, 'w');
  return line.outlined('k', { corners: true });
}

/** The link preview (Open Graph) image of the site: 240×126, written at five times that size. */
export function drawSocialCard(): PixelGrid {
  const card = drawHero('night').crop(56, 34, WIDTH, HEIGHT);
  card.stamp(enlarge(logo, 2), 10, 10).stamp(drawTitle('Excalibur'), 46, 12);
  return card.stamp(drawLine('2D web game engine'), 47, 33);
}
