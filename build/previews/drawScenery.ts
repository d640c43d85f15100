import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { colourToHex } from './colours.ts';
import { HEIGHT, NIGHT, STARS, WIDTH } from './design.ts';

const PIXEL = 10;

const drawBlock = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** Stars and hills in big pixels, placed by a fixed rule so that every build draws the same sky. */
function drawLand(): string {
  const stars = Array.from({ length: 46 }, (_, index) => {
    const x = (index * 173) % (WIDTH / PIXEL);
    const y = (index * 67) % 38;
    const size = index % 3 === 0 ? PIXEL : PIXEL / 2;
    return drawBlock(x * PIXEL, y * PIXEL, size, size, colourToHex(STARS[index % STARS.length]!));
  });
  const hills = Array.from({ length: WIDTH / 40 }, (_, index) => {
    const height = 30 + ((index * 7919) % 5) * 10;
    const top = HEIGHT - height;
    return drawBlock(index * 40, top, 40, height, '#0d3a57') + drawBlock(index * 40, top, 40, PIXEL, '#155d96');
  });
  return stars.join('') + hills.join('');
}

/** The ground of all pictures that have no cover, as red, green and blue bytes. */
export function drawScenery(): Promise<Buffer> {
  const logo = readFileSync('public/img/logo.svg', 'utf8').replace(
    '<svg ',
    `<svg x="${WIDTH - 300}" y="${HEIGHT - 320}" width="240" height="240" `,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="${colourToHex(NIGHT)}"/>${drawLand()}${logo}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}
