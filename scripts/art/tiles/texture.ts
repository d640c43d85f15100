import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../core/random.ts';

export const TILE = 16;

export type Texture = (x: number, y: number) => Ink;

/** Small marks that wrap round the tile's edges, so that the tile repeats without a seam. */
export interface Mark {
  /** Pixels from the mark's own corner. */
  pixels: [x: number, y: number, ink: Ink][];
  count: number;
}

export function buildTexture(base: Ink, marks: Mark[], seed: number): Texture {
  const tile = new PixelGrid(TILE, TILE, base);
  const random = createRandom(seed);
  const taken = new Set<string>();
  for (const { pixels, count } of marks) {
    for (let made = 0, tries = 0; made < count && tries < 200; tries++) {
      const [x, y] = [Math.floor(random() * TILE), Math.floor(random() * TILE)];
      const cell = `${x >> 2},${y >> 2}`;
      if (taken.has(cell)) continue;
      taken.add(cell);
      made++;
      for (const [dx, dy, ink] of pixels) tile.set((x + dx) % TILE, (y + dy) % TILE, ink);
    }
  }
  return (x, y) => tile.get(((x % TILE) + TILE) % TILE, ((y % TILE) + TILE) % TILE) ?? base;
}

export const textureToTile = (texture: Texture) => new PixelGrid(TILE, TILE).paint((x, y) => texture(x, y));

const TUFT: Mark['pixels'] = [
  [0, 0, 'L'],
  [1, 1, 'f'],
  [2, 0, 'L'],
];
const PEBBLE: Mark['pixels'] = [
  [0, 0, 't'],
  [1, 0, 't'],
  [0, 1, 'u'],
  [1, 1, 'u'],
  [2, 1, 'u'],
];

export const grass = buildTexture(
  'G',
  [
    { pixels: TUFT, count: 3 },
    {
      pixels: [
        [0, 0, 'f'],
        [1, 0, 'f'],
      ],
      count: 2,
    },
  ],
  3,
);
export const dirt = buildTexture(
  'r',
  [
    { pixels: PEBBLE, count: 2 },
    {
      pixels: [
        [0, 0, 'u'],
        [1, 0, 'u'],
      ],
      count: 3,
    },
  ],
  8,
);
export const sand = buildTexture(
  'T',
  [
    {
      pixels: [
        [0, 0, 't'],
        [1, 0, 't'],
      ],
      count: 3,
    },
    { pixels: [[0, 0, 'y']], count: 2 },
  ],
  6,
);
export const path = buildTexture(
  'T',
  [
    {
      pixels: [
        [0, 0, 't'],
        [1, 0, 't'],
        [1, 1, 't'],
      ],
      count: 4,
    },
    { pixels: [[0, 0, 'w']], count: 2 },
  ],
  14,
);
export const snow = buildTexture(
  'w',
  [
    {
      pixels: [
        [0, 0, 'i'],
        [1, 0, 'i'],
      ],
      count: 4,
    },
  ],
  9,
);
