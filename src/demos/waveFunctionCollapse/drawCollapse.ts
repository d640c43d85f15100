import { PALETTE } from '../draw/palette.ts';
import type { Paint, Pen } from '../draw/pen.ts';
import { bitsToTiles, countBits, onlyTile } from './bits.ts';
import { isOpenCell, type CollapseState } from './collapse.ts';
import { drawGridLines, frameCell } from '../drawCells.ts';
import type { Board, CollapseValues } from './collapseValues.ts';
import { cellToFrame, drawFrame, nameToFrame } from './drawTile.ts';
import { shannonEntropy } from './entropy.ts';
import type { CollapseTileSet } from './tileSets.ts';
import { optionsAt } from './wave.ts';

export const MARKS = {
  chosen: PALETTE.current,
  lost: PALETTE.start,
  next: PALETTE.open,
  fixed: { light: '#5b3a7e', dark: '#d9b8f0' },
  // Different from the red of the cursor.
  conflict: { light: '#a8009a', dark: '#ff8ee9' },
} as const satisfies Record<string, Paint>;

/** Cells smaller than this (in stage units) have no room for thumbnails of their tiles. */
const ROOM_FOR_TILES = 40;

interface Scene {
  pen: Pen;
  state: CollapseState;
  board: Board;
  set: CollapseTileSet;
}

function drawOptions({ pen, set }: Scene, tiles: number[], x: number, y: number, size: number): void {
  const columns = Math.ceil(Math.sqrt(tiles.length));
  const rows = Math.ceil(tiles.length / columns);
  const small = (size * 0.86) / columns;
  tiles.forEach((tile, index) => {
    const left = x + ((index % columns) - (columns - 1) / 2) * small;
    const top = y + (Math.floor(index / columns) - (rows - 1) / 2) * small;
    drawFrame(pen, nameToFrame(set.tiles[tile]!.name), left, top, small * 0.9, { opacity: 0.85 });
  });
}

function optionText(state: CollapseState, cell: number, show: CollapseValues['show']): string {
  const options = optionsAt(state.wave, cell);
  return show === 'entropy' ? shannonEntropy(options, state.settings.weights).toFixed(1) : String(countBits(options));
}

/** Sprites first: on the engine, each switch between sprites and text costs a draw call. */
function drawSprites(scene: Scene, cell: number, areOptionsShown: boolean): void {
  const { pen, state, board, set } = scene;
  const { x, y } = board.toCenter(cell);
  const frame = cellToFrame(state.wave, set, cell);
  if (frame !== undefined) drawFrame(pen, frame, x, y, board.size);
  else if (areOptionsShown) drawOptions(scene, bitsToTiles(optionsAt(state.wave, cell)), x, y, board.size);
}

function drawNumber({ pen, state, board }: Scene, cell: number, show: CollapseValues['show']): void {
  const options = optionsAt(state.wave, cell);
  if (onlyTile(options) !== undefined) return;
  const { x, y } = board.toCenter(cell);
  const paint = options === 0 ? MARKS.conflict : PALETTE.muted;
  pen.text(optionText(state, cell, show), x, y, { size: board.size * 0.42, paint, align: 'center' });
}

function drawFrameAround({ pen, board }: Scene, cell: number, paint: Paint, thickness: number): void {
  frameCell(pen, board, cell % board.columns, Math.floor(cell / board.columns), paint, thickness);
}

/** The open cells with the fewest options: one of them is next. */
function findCandidates(state: CollapseState): number[] {
  if (state.status !== 'open') return [];
  const open = [...state.wave.options.keys()].filter((cell) => isOpenCell(state, cell));
  const fewest = Math.min(...open.map((cell) => countBits(optionsAt(state.wave, cell))));
  return open.filter((cell) => countBits(optionsAt(state.wave, cell)) === fewest);
}

function drawMarks(scene: Scene): void {
  const { state } = scene;
  const thin = scene.board.size / 24;
  const candidates = findCandidates(state);
  // Highlighting every cell as the next one would be meaningless.
  if (candidates.length < state.observed.length / 2)
    for (const cell of candidates) drawFrameAround(scene, cell, MARKS.next, thin);
  for (const cell of state.changed.keys()) drawFrameAround(scene, cell, MARKS.lost, thin);
  for (const cell of state.settings.fixed.keys()) drawFrameAround(scene, cell, MARKS.fixed, thin * 1.5);
  if (state.chosen) drawFrameAround(scene, state.chosen.cell, MARKS.chosen, thin * 2);
  if (state.conflict !== undefined) drawFrameAround(scene, state.conflict, MARKS.conflict, thin * 2.5);
}

export function drawCollapse(
  pen: Pen,
  state: CollapseState,
  board: Board,
  set: CollapseTileSet,
  show: CollapseValues['show'],
  cursor: number | undefined,
): void {
  const scene: Scene = { pen, state, board, set };
  const { columns, rows } = state.wave;
  pen.rect(board.x, board.y, columns * board.size, rows * board.size, PALETTE.floor);
  drawGridLines(pen, board);
  const areOptionsShown = show === 'tiles' && board.size >= ROOM_FOR_TILES;
  for (let cell = 0; cell < columns * rows; cell++) drawSprites(scene, cell, areOptionsShown);
  for (let cell = 0; cell < columns * rows && !areOptionsShown; cell++) drawNumber(scene, cell, show);
  if (state.status !== 'done') drawMarks(scene);
  if (cursor !== undefined) drawFrameAround(scene, cursor, PALETTE.cursor, board.size / 12);
}
