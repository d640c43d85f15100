import { readMask } from '../autotiling/mask.ts';
import { BARE_TILE, BLOB_TABLE } from '../autotiling/schemes.ts';
import { cellAt } from '../cellGrid.ts';
import { PALETTE } from '../draw/palette.ts';
import type { Paint, Pen, SpriteSheetSource } from '../draw/pen.ts';
import { drawGridLines, frameCell, frameCells, type Area } from '../drawCells.ts';
import { BLOB_SHEETS, OVERLAY_SHEETS } from '../tileSheets.ts';
import { DUAL_TABLE, overlaySize, readCorners } from './dualGrid.ts';
import { isGrass, isSnow, toGrassGrid, WORLD_COLUMNS, WORLD_ROWS, type Dual, type DualValues } from './dualState.ts';

const TILE = 48;
export const STAGE = { width: (WORLD_COLUMNS + 2) * TILE, height: (WORLD_ROWS + 2) * TILE };
export const WORLD: Area = { x: TILE, y: TILE, size: TILE, columns: WORLD_COLUMNS, rows: WORLD_ROWS };
const SPRITE = { width: TILE, height: TILE };

export const LINES = {
  world: { light: '#ffffff', dark: '#ffffff' },
  overlay: PALETTE.current,
} as const satisfies Record<string, Paint>;

/** The overlay's offset: half a tile up and left of the world, or as set by the reader. */
export const overlayArea = ({ shift }: Pick<DualValues, 'shift'>): Area => ({
  x: WORLD.x - (shift / 100) * TILE,
  y: WORLD.y - (shift / 100) * TILE,
  size: TILE,
  columns: WORLD_COLUMNS + 1,
  rows: WORLD_ROWS + 1,
});

const FLAT: readonly Paint[] = ['#7d4a3a', '#4fb35a', '#fdfdf6'];

const toCenter = ({ x, y, size }: Area, column: number, row: number) => ({
  x: x + (column + 0.5) * size,
  y: y + (row + 0.5) * size,
});

function forEachCell(
  { columns, rows }: Pick<Area, 'columns' | 'rows'>,
  visit: (x: number, y: number, index: number) => void,
) {
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) visit(x, y, y * columns + x);
}

function drawWorld(pen: Pen, { world }: Dual): void {
  forEachCell(WORLD, (column, row) => {
    const { x, y } = toCenter(WORLD, column, row);
    pen.rect(x - TILE / 2, y - TILE / 2, TILE, TILE, FLAT[cellAt(world, column, row)]!);
  });
}

function drawBlob(pen: Pen, { world }: Dual): void {
  const grid = toGrassGrid(world);
  forEachCell(WORLD, (column, row) => {
    const { x, y } = toCenter(WORLD, column, row);
    const frame = cellAt(grid, column, row) ? BLOB_TABLE[readMask(grid, column, row, 0)]! : BARE_TILE;
    pen.sprite(BLOB_SHEETS.grass, frame, x, y, SPRITE);
  });
}

function drawSoil(pen: Pen): void {
  forEachCell(WORLD, (column, row) => {
    const { x, y } = toCenter(WORLD, column, row);
    pen.sprite(BLOB_SHEETS.grass, BARE_TILE, x, y, SPRITE);
  });
}

/** One terrain of the overlay: at most one rotated sprite per tile. */
function drawTerrain(
  pen: Pen,
  state: Dual,
  area: Area,
  sheet: SpriteSheetSource,
  isTerrain: (value: number) => boolean,
): void {
  forEachCell(area, (column, row, index) => {
    const { sprite, rotation } = DUAL_TABLE[readCorners(state.world, column, row, isTerrain)]!;
    if (sprite === 0 || index >= state.placed) return;
    const { x, y } = toCenter(area, column, row);
    pen.sprite(sheet, sprite - 1, x, y, { ...SPRITE, angleDegrees: rotation });
  });
}

function drawNumbers(pen: Pen, { world }: Dual, area: Area, numbers: DualValues['numbers']): void {
  const labels: { text: string; x: number; y: number }[] = [];
  forEachCell(area, (column, row) => {
    const mask = readCorners(world, column, row, isGrass);
    if (mask === 0) return;
    const { sprite, rotation } = DUAL_TABLE[mask]!;
    const text = numbers === 'mask' ? String(mask) : rotation ? `${sprite}, ${rotation}°` : String(sprite);
    labels.push({ text, ...toCenter(area, column, row) });
  });
  for (const { x, y } of labels) pen.rect(x - 22, y - 9, 44, 18, '#041e2fa0');
  for (const { text, x, y } of labels) pen.text(text, x, y, { size: 12, paint: '#ffffff', align: 'center' });
}

/** An overlay tile and the four world cells under its corners. */
function frameOverlayTile(pen: Pen, area: Area, column: number, row: number): void {
  frameCells(pen, WORLD, { column: column - 1, row: row - 1, columns: 2, rows: 2 }, LINES.world, 3);
  frameCell(pen, area, column, row, LINES.overlay, 4);
}

/** A world cell and the four overlay tiles that change with it. */
function frameWorldCell(pen: Pen, area: Area, column: number, row: number): void {
  frameCells(pen, area, { column, row, columns: 2, rows: 2 }, LINES.overlay, 3);
  frameCell(pen, WORLD, column, row, LINES.world, 4);
}

export function drawDual(pen: Pen, state: Dual, values: DualValues, watched: number | undefined): void {
  const area = overlayArea(values);
  if (values.draws === 'world') drawWorld(pen, state);
  if (values.draws === 'blob') drawBlob(pen, state);
  if (values.draws === 'dual') {
    drawSoil(pen);
    drawTerrain(pen, state, area, OVERLAY_SHEETS.grass, isGrass);
    drawTerrain(pen, state, area, OVERLAY_SHEETS.snow, isSnow);
  }
  if (values.worldLines) drawGridLines(pen, WORLD, LINES.world, 1);
  if (values.overlayLines) drawGridLines(pen, area, LINES.overlay, 1);
  if (values.numbers !== 'none') drawNumbers(pen, state, area, values.numbers);
  if (watched === undefined) return;
  const columns = values.points === 'overlay' ? overlaySize(state.world).columns : WORLD_COLUMNS;
  const mark = values.points === 'overlay' ? frameOverlayTile : frameWorldCell;
  mark(pen, area, watched % columns, Math.floor(watched / columns));
}
