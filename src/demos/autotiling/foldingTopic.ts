import { PALETTE } from '../draw/palette.ts';
import type { Paint, Pen } from '../draw/pen.ts';
import { frameCell, type Area } from '../drawCells.ts';
import { createGrid } from '../frame/grid.ts';
import { defineTopic, type Press } from '../frame/topic.ts';
import { BLOB_SHEETS } from '../tileSheets.ts';
import { foldMask, masksAlike, NEIGHBORS } from './mask.ts';
import { BLOB_TABLE } from './schemes.ts';

interface Folding {
  readonly mask: number;
}

const AROUND: Area = { x: 20, y: 52, size: 76, columns: 3, rows: 3 };
const SHEET: Area = { x: 288, y: 52, size: 44, columns: 8, rows: 6 };
const GRID = createGrid(AROUND);
const MIDDLE = 4;
/** Set but without effect: an adjacent side is empty. */
const HIDDEN: Paint = { light: '#c9b6a5', dark: '#6a4b3a' };
const SOLID = { light: '#4fb35a', dark: '#2f8f46' } as const;

/** The neighbor at one of the nine cells; none for the center. */
const cellToNeighbor = (cell: number) => (cell === MIDDLE ? undefined : NEIGHBORS[cell < MIDDLE ? cell : cell - 1]);
const toBinary = (mask: number): string => mask.toString(2).padStart(8, '0');

function press(state: Folding, { phase, cell }: Press): Folding {
  const neighbor = cell === undefined ? undefined : cellToNeighbor(cell);
  return phase === 'down' && neighbor ? { mask: state.mask ^ neighbor.bit } : state;
}

function paintOf(mask: number, cell: number): Paint {
  const neighbor = cellToNeighbor(cell);
  if (!neighbor) return PALETTE.current;
  if (!(mask & neighbor.bit)) return PALETTE.floor;
  return foldMask(mask) & neighbor.bit ? SOLID : HIDDEN;
}

function drawAround(pen: Pen, mask: number): void {
  for (let cell = 0; cell < 9; cell++) {
    const { x, y } = GRID.toCenter(cell);
    const side = AROUND.size - 4;
    pen.rect(x - side / 2, y - side / 2, side, side, paintOf(mask, cell), { stroke: PALETTE.grid, thickness: 1 });
  }
  for (let cell = 0; cell < 9; cell++) {
    const neighbor = cellToNeighbor(cell);
    const { x, y } = GRID.toCenter(cell);
    const isSet = neighbor && mask & neighbor.bit;
    const paint = neighbor ? (isSet ? PALETTE.ink : PALETTE.muted) : PALETTE.onCurrent;
    pen.text(neighbor ? String(neighbor.bit) : 'cell', x, y, { size: 20, paint, align: 'center' });
  }
}

function drawSheet(pen: Pen, mask: number): void {
  const chosen = BLOB_TABLE[mask]!;
  for (let index = 0; index < 47; index++) {
    const x = SHEET.x + ((index % 8) + 0.5) * SHEET.size;
    const y = SHEET.y + (Math.floor(index / 8) + 0.5) * SHEET.size;
    const size = SHEET.size - 6;
    pen.sprite(BLOB_SHEETS.grass, index, x, y, { width: size, height: size, opacity: index === chosen ? 1 : 0.55 });
  }
  frameCell(pen, SHEET, chosen % 8, Math.floor(chosen / 8), PALETTE.current, 4);
}

/** All 256 neighborhoods and the tile each of them folds to. */
export const topic = defineTopic<Folding, object>({
  label: 'A neighbourhood of eight cells on the left, the 47 tiles on the right',
  size: { width: 660, height: 372 },
  parameters: {},
  sheets: [BLOB_SHEETS.grass],
  tools: [{ name: 'toggle', label: 'Turn a neighbour on or off' }],
  grid: () => GRID,
  legend: [
    { label: 'solid', paint: SOLID },
    { label: 'solid, but hidden', paint: HIDDEN },
    { label: 'empty', paint: PALETTE.floor },
    { label: 'the tile that is drawn', paint: PALETTE.current },
  ],
  edits: 'continue',
  stepsPerSecond: 6,
  create: () => ({ mask: 0 }),
  next: ({ mask }) => (mask < 255 ? { mask: mask + 1 } : undefined),
  press,
  describe({ mask }) {
    const folded = foldMask(mask);
    const alike = masksAlike(mask).length;
    const fold = folded === mask ? 'nothing to fold' : `folds to ${folded}`;
    return `Mask ${mask}: ${fold}. ${alike} of the 256 masks share this tile.`;
  },
  measure: ({ mask }) => [
    ['Mask', `${toBinary(mask)} = ${mask}`],
    ['Folded', `${toBinary(foldMask(mask))} = ${foldMask(mask)}`],
    ['Tile', String(BLOB_TABLE[mask])],
    ['Masks alike', masksAlike(mask).join(' ')],
  ],
  inspect({ mask }, cell) {
    const neighbor = cellToNeighbor(cell);
    if (!neighbor) return 'The middle is the cell whose tile is looked for.';
    const { name, bit } = neighbor;
    if (!(mask & bit)) return `The ${name} is empty; it would be worth ${bit}.`;
    return foldMask(mask) & bit
      ? `The ${name} is solid and worth ${bit}.`
      : `The ${name} is solid, but a side next to it is empty: it cannot be seen, and its ${bit} is taken off.`;
  },
  draw(pen, { mask }, { cursor }) {
    drawAround(pen, mask);
    drawSheet(pen, mask);
    pen.text(`mask ${mask} → ${foldMask(mask)}`, AROUND.x, 26, { size: 20, paint: PALETTE.ink });
    pen.text('47 tiles', SHEET.x, 26, { size: 20, paint: PALETTE.ink });
    if (cursor !== undefined) frameCell(pen, AROUND, cursor % 3, Math.floor(cursor / 3), PALETTE.cursor, 4);
  },
});
