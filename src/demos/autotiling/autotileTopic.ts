import { PALETTE } from '../draw/palette.ts';
import type { Paint, Pen } from '../draw/pen.ts';
import { cellAt } from '../cellGrid.ts';
import { frameCell, frameCells, type Area } from '../drawCells.ts';
import { createGrid } from '../frame/grid.ts';
import { defineTopic } from '../frame/topic.ts';
import { BLOB_SHEETS, EDGE_SHEETS } from '../tileSheets.ts';
import {
  createAutotile,
  isSolid,
  MAP_COLUMNS,
  MAP_ROWS,
  maskOf,
  nextAutotile,
  outsideOf,
  paintAutotile,
  type Autotile,
  type AutotileValues,
} from './autotileState.ts';
import { foldMask, masksAlike, NEIGHBORS } from './mask.ts';
import { BARE_TILE, chooseTile, TILES_NEEDED } from './schemes.ts';

const CELL = 40;
const MAP: Area = { x: 0, y: 0, size: CELL, columns: MAP_COLUMNS, rows: MAP_ROWS };
const GRID = createGrid(MAP);
const SPRITE = { width: CELL, height: CELL };
/** Solid cells without a tile so far. */
const PLAIN: Paint = { light: '#7d96a8', dark: '#4d6a80' };

const placeOf = (cell: number): string => `(${cell % MAP_COLUMNS}, ${Math.floor(cell / MAP_COLUMNS)})`;
const toBinary = (mask: number): string => mask.toString(2).padStart(8, '0');

function describe(state: Autotile, values: AutotileValues): string {
  if (state.tiled === 0) return 'A map of zeros and ones. Step gives the first cell its picture.';
  if (state.tiled === state.grid.cells.length) {
    const masks = new Set(
      [...state.grid.cells.keys()].filter((cell) => isSolid(state, cell)).map((cell) => maskOf(state, cell, values)),
    );
    const folded = new Set([...masks].map(foldMask));
    return `Every cell has its picture. This map has ${masks.size} different masks, which fold into ${folded.size}. Paint, and the cells around are chosen anew.`;
  }
  const cell = state.tiled - 1;
  if (!isSolid(state, cell)) return `${placeOf(cell)} is empty: bare ground.`;
  const mask = maskOf(state, cell, values);
  return `${placeOf(cell)} is solid, mask ${mask}, folded ${foldMask(mask)}: tile ${chooseTile(values.scheme, mask).index} of the sheet.`;
}

function inspect(state: Autotile, cell: number, values: AutotileValues): string {
  if (!isSolid(state, cell)) return `${placeOf(cell)} is empty and needs no mask.`;
  const mask = maskOf(state, cell, values);
  const folded = foldMask(mask);
  const tile = chooseTile(values.scheme, mask).index;
  return `${placeOf(cell)}: mask ${toBinary(mask)} = ${mask}, folded ${toBinary(folded)} = ${folded}, tile ${tile}, masks that share it: ${masksAlike(mask).length}.`;
}

function drawGround(pen: Pen, state: Autotile, { look }: AutotileValues): void {
  for (let cell = 0; cell < state.grid.cells.length; cell++) {
    const { x, y } = GRID.toCenter(cell);
    if (cell < state.tiled) pen.sprite(BLOB_SHEETS[look], BARE_TILE, x, y, SPRITE);
  }
}

function drawSolid(pen: Pen, state: Autotile, values: AutotileValues): void {
  for (let cell = 0; cell < state.tiled; cell++) {
    if (!isSolid(state, cell)) continue;
    const { x, y } = GRID.toCenter(cell);
    const { sheet, index } = chooseTile(values.scheme, maskOf(state, cell, values));
    pen.sprite((sheet === 'edges' ? EDGE_SHEETS : BLOB_SHEETS)[values.look], index, x, y, SPRITE);
  }
}

/** Cells without a tile: flat, labeled with their value. */
function drawWaiting(pen: Pen, state: Autotile): void {
  for (let cell = state.tiled; cell < state.grid.cells.length; cell++) {
    const { x, y } = GRID.toCenter(cell);
    const paint = isSolid(state, cell) ? PLAIN : PALETTE.floor;
    pen.rect(x - CELL / 2, y - CELL / 2, CELL, CELL, paint, { stroke: PALETTE.grid, thickness: 1 });
  }
}

const LABEL_BACK = '#041e2fb0';

function drawNumbers(pen: Pen, state: Autotile, values: AutotileValues): void {
  const cells = [...state.grid.cells.keys()].filter((cell) => isSolid(state, cell));
  for (const cell of cells) {
    const { x, y } = GRID.toCenter(cell);
    pen.rect(x - 15, y - 9, 30, 18, LABEL_BACK);
  }
  for (const cell of cells) {
    const { x, y } = GRID.toCenter(cell);
    const mask = maskOf(state, cell, values);
    pen.text(String(values.numbers === 'raw' ? mask : foldMask(mask)), x, y, {
      size: 14,
      paint: '#ffffff',
      align: 'center',
    });
  }
}

/** The neighborhood of a cell: an outline, and the value of every bit that is set. */
function drawNeighborhood(pen: Pen, state: Autotile, cell: number, values: AutotileValues): void {
  const [column, row] = [cell % MAP_COLUMNS, Math.floor(cell / MAP_COLUMNS)];
  frameCells(pen, MAP, { column: column - 1, row: row - 1, columns: 3, rows: 3 }, PALETTE.current, 3);
  frameCell(pen, MAP, column, row, PALETTE.current, 3);
  const set = NEIGHBORS.filter(({ dx, dy }) => cellAt(state.grid, column + dx, row + dy, outsideOf(values)));
  for (const { dx, dy } of set) {
    const { x, y } = { x: (column + dx + 0.5) * CELL, y: (row + dy + 0.5) * CELL };
    pen.rect(x - 15, y - 9, 30, 18, PALETTE.current);
  }
  for (const { dx, dy, bit } of set) {
    const at = { x: (column + dx + 0.5) * CELL, y: (row + dy + 0.5) * CELL };
    pen.text(String(bit), at.x, at.y, { size: 14, paint: PALETTE.onCurrent, align: 'center' });
  }
}

/** Autotiling: picks each cell's tile from its neighbors, one cell per step. */
export const topic = defineTopic<Autotile, AutotileValues>({
  label: 'A map of 16 by 10 cells whose pictures are chosen from their neighbours',
  size: { width: MAP_COLUMNS * CELL, height: MAP_ROWS * CELL },
  parameters: {
    scheme: {
      kind: 'choice',
      label: 'Scheme',
      value: 'blob',
      options: [
        { value: 'two', label: '2 tiles: solid or not' },
        { value: 'edges', label: '16 tiles: four sides' },
        { value: 'blob', label: '47 tiles: eight neighbours' },
      ],
    },
    look: {
      kind: 'choice',
      label: 'Tile set',
      value: 'grass',
      options: [
        { value: 'grass', label: 'grass' },
        { value: 'snow', label: 'snow' },
        { value: 'rock', label: 'rock' },
      ],
    },
    outside: {
      kind: 'choice',
      label: 'Outside counts as',
      value: 'solid',
      options: [
        { value: 'solid', label: 'solid' },
        { value: 'empty', label: 'empty' },
      ],
    },
    numbers: {
      kind: 'choice',
      label: 'Numbers',
      value: 'none',
      options: [
        { value: 'none', label: 'none' },
        { value: 'raw', label: 'masks' },
        { value: 'folded', label: 'folded masks' },
      ],
    },
    map: {
      kind: 'choice',
      label: 'Map',
      value: 'island',
      restarts: true,
      options: [
        { value: 'island', label: 'drawn by hand' },
        { value: 'cave', label: 'a cave from the seed' },
      ],
    },
  },
  usesSeed: true,
  sheets: [...Object.values(BLOB_SHEETS), ...Object.values(EDGE_SHEETS)],
  tools: [
    { name: 'solid', label: 'Solid' },
    { name: 'empty', label: 'Empty' },
  ],
  grid: () => GRID,
  edits: 'continue',
  stepsPerSecond: 24,
  create: createAutotile,
  next: nextAutotile,
  press: paintAutotile,
  describe,
  measure: (state, values) => [
    ['Tiles in the sheet', String(TILES_NEEDED[values.scheme])],
    [
      'Tiles in use',
      String(
        new Set(
          [...state.grid.cells.keys()]
            .filter((cell) => isSolid(state, cell))
            .map((cell) => chooseTile(values.scheme, maskOf(state, cell, values)).index),
        ).size,
      ),
    ],
    [
      'Neighbours read',
      String(8 * [...state.grid.cells.keys()].filter((cell) => cell < state.tiled && isSolid(state, cell)).length),
    ],
  ],
  inspect,
  draw(pen, state, { values, cursor, hovered }) {
    drawWaiting(pen, state);
    drawGround(pen, state, values);
    drawSolid(pen, state, values);
    if (values.numbers !== 'none') drawNumbers(pen, state, values);
    const watched = hovered ?? cursor;
    if (watched !== undefined && isSolid(state, watched)) drawNeighborhood(pen, state, watched, values);
    if (cursor !== undefined)
      frameCell(pen, MAP, cursor % MAP_COLUMNS, Math.floor(cursor / MAP_COLUMNS), PALETTE.cursor, 3);
  },
});
