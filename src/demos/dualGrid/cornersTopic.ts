import { PALETTE } from '../draw/palette.ts';
import type { Pen } from '../draw/pen.ts';
import { frameCell, type Area } from '../drawCells.ts';
import { createGrid } from '../frame/grid.ts';
import { defineTopic, type Press } from '../frame/topic.ts';
import { BLOB_SHEETS, OVERLAY_SHEETS } from '../tileSheets.ts';
import { BARE_TILE } from '../autotiling/schemes.ts';
import { CORNERS, DUAL_TABLE, SPRITES } from './dualGrid.ts';

interface Corners {
  readonly mask: number;
}

const CELLS: Area = { x: 28, y: 56, size: 120, columns: 2, rows: 2 };
const SHEET: Area = { x: 316, y: 56, size: 68, columns: 5, rows: 1 };
const RESULT: Area = { x: 316, y: 176, size: 120, columns: 1, rows: 1 };
const GRID = createGrid(CELLS);
const GRASS = '#4fb35a';
const SOIL = '#7d4a3a';

const press = (state: Corners, { phase, cell }: Press): Corners =>
  phase === 'down' && cell !== undefined ? { mask: state.mask ^ CORNERS[cell]!.bit } : state;

function drawCells(pen: Pen, mask: number): void {
  CORNERS.forEach(({ bit }, cell) => {
    const { x, y } = GRID.toCenter(cell);
    pen.rect(x - 58, y - 58, 116, 116, mask & bit ? GRASS : SOIL);
  });
  CORNERS.forEach(({ bit }, cell) => {
    // In the outer part of the cell: the overlay tile covers the inner part.
    const { x, y } = GRID.toCenter(cell);
    const [dx, dy] = [cell % 2 ? 36 : -36, cell < 2 ? -36 : 36];
    pen.text(String(bit), x + dx, y + dy, { size: 24, paint: '#ffffff', align: 'center' });
  });
}

function drawSprite(pen: Pen, mask: number, x: number, y: number, size: number): void {
  const { sprite, rotation } = DUAL_TABLE[mask]!;
  const square = { width: size, height: size };
  pen.sprite(BLOB_SHEETS.grass, BARE_TILE, x, y, square);
  if (sprite > 0) pen.sprite(OVERLAY_SHEETS.grass, sprite - 1, x, y, { ...square, angleDegrees: rotation });
}

function drawSprites(pen: Pen, chosen: number): void {
  for (let index = 0; index < 5; index++) {
    const x = SHEET.x + (index + 0.5) * SHEET.size;
    const y = SHEET.y + SHEET.size / 2;
    const square = { width: SHEET.size - 8, height: SHEET.size - 8 };
    pen.sprite(BLOB_SHEETS.grass, BARE_TILE, x, y, square);
    pen.sprite(OVERLAY_SHEETS.grass, index, x, y, square);
  }
  if (chosen > 0) frameCell(pen, SHEET, chosen - 1, 0, PALETTE.current, 4);
}

/** The sixteen combinations of four cells, and the rotated sprite for each. */
export const topic = defineTopic<Corners, object>({
  label: 'Four world cells that meet under one overlay tile, the five sprites, and the one that is drawn',
  size: { width: 684, height: 324 },
  parameters: {},
  sheets: [BLOB_SHEETS.grass, OVERLAY_SHEETS.grass],
  tools: [{ name: 'toggle', label: 'Turn a corner to grass or soil' }],
  grid: () => GRID,
  legend: [
    { label: 'grass', paint: GRASS },
    { label: 'soil', paint: SOIL },
    { label: 'overlay tile, sprite in use', paint: PALETTE.current },
  ],
  edits: 'continue',
  stepsPerSecond: 2,
  create: () => ({ mask: 0 }),
  next: ({ mask }) => (mask < 15 ? { mask: mask + 1 } : undefined),
  press,
  describe({ mask }) {
    const { sprite, rotation } = DUAL_TABLE[mask]!;
    if (sprite === 0) return 'Mask 0: no grass, nothing is drawn above the soil.';
    const set = CORNERS.filter(({ bit }) => mask & bit).map(({ name }) => name);
    const turn = rotation ? `turned by ${rotation}°` : 'as it is drawn';
    return `Mask ${mask} (${set.join(', ')}): sprite ${sprite}, ${SPRITES[sprite]!.name}, ${turn}.`;
  },
  inspect({ mask }, cell) {
    const { name, bit } = CORNERS[cell]!;
    return `The ${name} cell is ${mask & bit ? 'grass' : 'soil'}; grass there is worth ${bit}.`;
  },
  draw(pen, { mask }, { cursor }) {
    const { sprite, rotation } = DUAL_TABLE[mask]!;
    drawCells(pen, mask);
    drawSprite(pen, mask, CELLS.x + CELLS.size, CELLS.y + CELLS.size, CELLS.size);
    frameCell(pen, { ...CELLS, x: CELLS.x + CELLS.size / 2, y: CELLS.y + CELLS.size / 2 }, 0, 0, PALETTE.current, 4);
    drawSprites(pen, sprite);
    drawSprite(pen, mask, RESULT.x + RESULT.size / 2, RESULT.y + RESULT.size / 2, RESULT.size);
    pen.text(`mask ${mask}`, CELLS.x, 28, { size: 22, paint: PALETTE.ink });
    pen.text('five sprites', SHEET.x, 28, { size: 22, paint: PALETTE.ink });
    const label = sprite === 0 ? 'nothing' : `sprite ${sprite}`;
    pen.text(label, RESULT.x + RESULT.size + 20, RESULT.y + 36, { size: 22, paint: PALETTE.ink });
    if (sprite > 0)
      pen.text(`turned ${rotation}°`, RESULT.x + RESULT.size + 20, RESULT.y + 76, { size: 22, paint: PALETTE.ink });
    if (cursor !== undefined) frameCell(pen, CELLS, cursor % 2, Math.floor(cursor / 2), PALETTE.cursor, 5);
  },
});
