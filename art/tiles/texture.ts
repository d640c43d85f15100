import { drawing } from '../core/drawing.ts';
import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';

export const TILE = 16;
const CELL = 4;

export type Texture = (x: number, y: number) => Ink;

/** A small mark and how often it is scattered over a tile. */
type Mark = [mark: PixelGrid, count: number];

/** Scatters marks over a tile, one per four-pixel cell; they wrap around its edges, so the tile repeats seamlessly. */
function buildTexture(base: Ink, marks: Mark[], seed: number): Texture {
  const tile = new PixelGrid(TILE, TILE, base);
  const random = createRandom(seed);
  const cells = Array.from({ length: (TILE / CELL) ** 2 }, (_, index) => index);
  for (const [mark, count] of marks) {
    for (let made = 0; made < count; made++) {
      const [cell = 0] = cells.splice(Math.floor(random() * cells.length), 1);
      const [left, top] = [
        (cell % CELL) * CELL + Math.floor(random() * 3),
        Math.floor(cell / CELL) * CELL + Math.floor(random() * 3),
      ];
      mark.forEach((x, y, ink) => tile.set((left + x) % TILE, (top + y) % TILE, ink));
    }
  }
  return (x, y) => tile.get(((x % TILE) + TILE) % TILE, ((y % TILE) + TILE) % TILE) ?? base;
}

export const textureToTile = (texture: Texture) => new PixelGrid(TILE, TILE).paint((x, y) => texture(x, y));

const tuft = drawing(`
  L.L
  .f.
`);
const pebble = drawing(`
  tt.
  uuu
`);
const dash = (ink: Ink) => new PixelGrid(2, 1, ink);
const dot = (ink: Ink) => new PixelGrid(1, 1, ink);

export const grass = buildTexture(
  'G',
  [
    [tuft, 1],
    [dash('f'), 1],
    [dash('L'), 1],
  ],
  4,
);
export const dirt = buildTexture(
  'r',
  [
    [pebble, 1],
    [dash('u'), 2],
  ],
  8,
);
export const sand = buildTexture(
  'T',
  [
    [dash('t'), 2],
    [dot('y'), 2],
  ],
  6,
);
export const path = buildTexture(
  'T',
  [
    [dash('t'), 2],
    [dot('t'), 1],
    [dot('w'), 1],
  ],
  14,
);
export const snow = buildTexture('w', [[dash('i'), 3]], 9);
export const rock = buildTexture(
  'S',
  [
    [dash('s'), 2],
    [dash('g'), 2],
  ],
  3,
);
export const caveFloor = buildTexture(
  'n',
  [
    [dash('k'), 2],
    [dot('b'), 2],
  ],
  5,
);
export const slate = buildTexture('S', [[dash('s'), 3]], 11);
