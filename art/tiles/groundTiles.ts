import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { drawing } from '../core/drawing.ts';
import { dirt, grass, path, sand, snow, textureToTile, TILE } from './texture.ts';

const FRINGE = [5, 5, 6, 5, 4, 4, 5, 6, 6, 5, 4, 5, 5, 4, 5, 6];

/** Side-view ground: soil under a fringe of grass, with rounded ends. */
export function drawTurf(end?: 'left' | 'right'): PixelGrid {
  const tile = textureToTile(dirt);
  FRINGE.forEach((depth, x) => {
    tile
      .rect(x, 0, 1, depth, 'G')
      .rect(x, 0, 1, 1, 'L')
      .set(x, depth - 1, 'f')
      .set(x, depth, 'u');
    if (x % 5 === 2) tile.set(x, 2, 'L');
  });
  if (end === 'left') tile.rect(0, 0, 1, TILE, 'u').set(0, 0, undefined).rect(0, 1, 1, 5, 'f').rect(1, 1, 1, 3, 'L');
  if (end === 'right') tile.rect(15, 0, 1, TILE, 'u').set(15, 0, undefined).rect(15, 1, 1, 5, 'f');
  return tile;
}

/** Courses of blocks; every other course is offset by half a block. */
export function drawBlocks(width: number, height: number, [line, body, light, shade]: [Ink, Ink, Ink, Ink]): PixelGrid {
  const tile = new PixelGrid(TILE, TILE, body);
  for (let row = 0, shift = 0; row * height < TILE; row++, shift = shift ? 0 : width / 2) {
    const y = row * height;
    for (let x = -shift; x < TILE; x += width) {
      tile.rect(x, y, width, 1, light).rect(x, y, 1, height - 1, light);
      tile.rect(x, y + height - 2, width - 1, 1, shade);
      tile.rect(x, y + height - 1, width, 1, line).rect(x + width - 1, y, 1, height, line);
    }
  }
  return tile;
}

const RIPPLES: [x: number, y: number, length: number][] = [
  [1, 2, 4],
  [9, 5, 5],
  [3, 9, 4],
  [11, 13, 4],
  [6, 15, 3],
];

/** Water: ripples that drift right, looping after four frames. */
export function drawWater(frame: number): PixelGrid {
  const tile = new PixelGrid(TILE, TILE, 'B');
  for (const [x, y, length] of RIPPLES) {
    const grow = frame % 2;
    for (let step = 0; step < length + grow; step++) tile.set((x + frame + step) % TILE, y, step === 0 ? 'i' : 'l');
    for (let step = 0; step < length - 1; step++) tile.set((x + frame + step + 2) % TILE, (y + 1) % TILE, 'b');
  }
  return tile;
}

/** The side-view water surface: foamy waves above the same water. */
function drawWaterSurface(frame: number): PixelGrid {
  const tile = drawWater(frame);
  for (let x = 0; x < TILE; x++) {
    const top = Math.round(3 + Math.sin(((x + frame * 4) / TILE) * Math.PI * 2) * 1.4);
    tile
      .rect(x, 0, 1, top, undefined)
      .rect(x, top, 1, 1, 'w')
      .rect(x, top + 1, 1, 1, 'l');
  }
  return tile;
}

const flower = drawing(`
  .c.
  cyc
  .c.
  .f.
`);

export function drawFlowers(): PixelGrid {
  const tile = new PixelGrid(TILE, TILE);
  const spots = [
    [1, 2, 'c'],
    [9, 1, 'w'],
    [5, 8, 'P'],
    [12, 9, 'y'],
  ] as const;
  for (const [x, y, ink] of spots) tile.stamp(flower, x, y, { recolor: { c: ink, y: ink === 'y' ? 'a' : 'y' } });
  return tile;
}

const overlay = (base: PixelGrid, top: PixelGrid) => base.stamp(top, 0, 0);

export const GROUND_TILES: Record<string, () => PixelGrid> = {
  'turf-left': () => drawTurf('left'),
  turf: () => drawTurf(),
  'turf-right': () => drawTurf('right'),
  dirt: () => textureToTile(dirt),
  stone: () => drawBlocks(16, 8, ['s', 'S', 'g', 's']),
  bricks: () => drawBlocks(8, 4, ['u', 'R', 'c', 'R']),
  sand: () => textureToTile(sand),
  snow: () => textureToTile(snow),
  'water-1': () => drawWater(0),
  'water-2': () => drawWater(1),
  'water-3': () => drawWater(2),
  'water-4': () => drawWater(3),
  'waves-1': () => drawWaterSurface(0),
  'waves-2': () => drawWaterSurface(1),
  'waves-3': () => drawWaterSurface(2),
  'waves-4': () => drawWaterSurface(3),
  grass: () => textureToTile(grass),
  meadow: () => overlay(textureToTile(grass), drawFlowers()),
  path: () => textureToTile(path),
  floor: () => drawBlocks(16, 16, ['n', 's', 'S', 's']),
  planks: () => drawBlocks(16, 4, ['u', 't', 'T', 'r']),
  wall: () => drawBlocks(8, 8, ['k', 'S', 'g', 's']),
  'wall-top': () =>
    new PixelGrid(TILE, TILE, 'n')
      .rect(0, 0, TILE, 1, 'b')
      .rect(0, 15, TILE, 1, 'k')
      .rect(4, 6, 3, 1, 'k')
      .rect(10, 11, 2, 1, 'k'),
  void: () => new PixelGrid(TILE, TILE, 'k'),
};
