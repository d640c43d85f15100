import { cellAt, type Cell, type CellGrid } from '../cellGrid.ts';

/** The four world cells under an overlay tile: its corners are at their centers. */
export const CORNERS = [
  { name: 'top left', dx: -1, dy: -1, bit: 1 },
  { name: 'top right', dx: 0, dy: -1, bit: 2 },
  { name: 'bottom left', dx: -1, dy: 0, bit: 4 },
  { name: 'bottom right', dx: 0, dy: 0, bit: 8 },
] as const;

/** The sprites to draw, and the corners each of them covers unrotated. */
export const SPRITES = [
  { name: 'soil', corners: 0 },
  { name: 'outer corner', corners: 8 },
  { name: 'edge', corners: 2 | 8 },
  { name: 'opposite corners', corners: 2 | 4 },
  { name: 'inner corner', corners: 2 | 4 | 8 },
  { name: 'full', corners: 1 | 2 | 4 | 8 },
] as const;

export interface DualSprite {
  sprite: number;
  /** Clockwise, in degrees. */
  rotation: 0 | 90 | 180 | 270;
}

/** The corners after a quarter turn clockwise: top left becomes top right, and so on. */
export function turnCorners(mask: number): number {
  const turned = { 1: 2, 2: 8, 8: 4, 4: 1 } as const;
  return CORNERS.reduce((result, { bit }) => (mask & bit ? result | turned[bit] : result), 0);
}

const ROTATIONS = [0, 90, 180, 270] as const;

/** Finds the sprite and rotation that cover these corners. */
function findSprite(mask: number): DualSprite {
  for (const [sprite, { corners }] of SPRITES.entries()) {
    let turned: number = corners;
    for (const rotation of ROTATIONS) {
      if (turned === mask) return { sprite, rotation };
      turned = turnCorners(turned);
    }
  }
  throw new Error(`No sprite covers the corners ${mask}; a mask of four corners is between 0 and 15.`);
}

/** Sprite and rotation for each of the sixteen masks. */
export const DUAL_TABLE: readonly DualSprite[] = Array.from({ length: 16 }, (_, mask) => findSprite(mask));

/** One bit for each corner on the terrain. Everything beyond the map is soil. */
export function readCorners(world: CellGrid, x: number, y: number, isTerrain = (value: number) => value > 0): number {
  return CORNERS.reduce((mask, { dx, dy, bit }) => (isTerrain(cellAt(world, x + dx, y + dy)) ? mask | bit : mask), 0);
}

/** The world cells under an overlay tile, in the order of CORNERS. Some may be outside the map. */
export const worldCellsUnder = ({ x, y }: Cell): Cell[] => CORNERS.map(({ dx, dy }) => ({ x: x + dx, y: y + dy }));

/** The overlay tiles to redraw when a world cell changes. */
export const overlayTilesOver = ({ x, y }: Cell): Cell[] => [
  { x, y },
  { x: x + 1, y },
  { x, y: y + 1 },
  { x: x + 1, y: y + 1 },
];

/** The overlay has one more tile than the world in each direction. */
export const overlaySize = ({ columns, rows }: CellGrid): { columns: number; rows: number } => ({
  columns: columns + 1,
  rows: rows + 1,
});
