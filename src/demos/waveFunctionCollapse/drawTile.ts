import type { Pen, SpriteOptions } from '../draw/pen.ts';
import { COLLAPSE_TILES } from '../tileSheets.ts';
import type { CollapseTileSet } from './tileSets.ts';
import { tileAt, type Wave } from './wave.ts';

/** The frames of the sheet, in the kit's order. */
const FRAMES = [
  'grass',
  'water',
  'tree',
  'treetop',
  'tall-tree',
  'sand',
  'flowers',
  'field',
  'road-h',
  'road-v',
  'bend-ur',
  'bend-rd',
  'bend-dl',
  'bend-lu',
];

export const nameToFrame = (name: string): number => FRAMES.indexOf(name);

/** The sprite of a decided cell. A tree below a treetop is drawn as the lower half of a tall one. */
export function cellToFrame(wave: Wave, set: CollapseTileSet, cell: number): number | undefined {
  const tile = tileAt(wave, cell);
  if (tile === undefined) return undefined;
  const name = set.tiles[tile]!.name;
  const above = cell >= wave.columns ? tileAt(wave, cell - wave.columns) : undefined;
  const isTall = name === 'tree' && above !== undefined && set.tiles[above]!.name === 'treetop';
  return nameToFrame(isTall ? 'tall-tree' : name);
}

export function drawFrame(
  pen: Pen,
  frame: number,
  x: number,
  y: number,
  size: number,
  options?: Partial<SpriteOptions>,
) {
  pen.sprite(COLLAPSE_TILES, frame, x, y, { width: size, height: size, ...options });
}
