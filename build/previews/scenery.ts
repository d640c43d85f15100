import { readFileSync } from 'node:fs';
import { COLORS, HEIGHT, WIDTH } from './design.ts';

const PIXEL = 10;
const HILL_WIDTH = 40;

const drawBlock = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const drawPath = (fill: string, blocks: readonly string[]): string => `<path fill="${fill}" d="${blocks.join('')}"/>`;

/** Placed by a fixed rule, so that every build draws the same sky. */
function drawStars(): string {
  const stars = Array.from({ length: 46 }, (_, index) => {
    const size = index % 3 === 0 ? PIXEL : PIXEL / 2;
    return drawBlock(((index * 173) % (WIDTH / PIXEL)) * PIXEL, ((index * 67) % 38) * PIXEL, size, size);
  });
  return COLORS.stars
    .map((color, shade) =>
      drawPath(
        color,
        stars.filter((_, index) => index % COLORS.stars.length === shade),
      ),
    )
    .join('');
}

function drawHills(): string {
  const hills = Array.from({ length: WIDTH / HILL_WIDTH }, (_, index) => ({
    x: index * HILL_WIDTH,
    height: 30 + ((index * 7919) % 5) * PIXEL,
  }));
  return (
    drawPath(
      COLORS.hill,
      hills.map(({ x, height }) => drawBlock(x, HEIGHT - height, HILL_WIDTH, height)),
    ) +
    drawPath(
      COLORS.hilltop,
      hills.map(({ x, height }) => drawBlock(x, HEIGHT - height, HILL_WIDTH, PIXEL)),
    )
  );
}

const drawLogo = (): string =>
  readFileSync('public/img/logo.svg', 'utf8').replace(
    '<svg ',
    `<svg x="${WIDTH - 300}" y="${HEIGHT - 320}" width="240" height="240" `,
  );

/** The background of all previews without a cover: a night sky over hills, and the logo. */
export const drawScenery = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" shape-rendering="crispEdges">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.night}"/>${drawStars()}${drawHills()}${drawLogo()}</svg>`;
