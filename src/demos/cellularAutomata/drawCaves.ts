import { PALETTE } from '../draw/palette.ts';
import type { Paint, Pen } from '../draw/pen.ts';
import { readMask } from '../autotiling/mask.ts';
import { BARE_TILE, BLOB_TABLE } from '../autotiling/schemes.ts';
import { cellAt } from '../cellGrid.ts';
import { fillCells, frameCell, type Area } from '../drawCells.ts';
import { BLOB_SHEETS } from '../tileSheets.ts';
import type { CaveState, CaveValues } from './caveState.ts';
import { CAVE_SIZE } from './measure.ts';
import { findRegions } from './regions.ts';

const CELL = 14;
const CHART_WIDTH = 168;
const SIDE = CAVE_SIZE * CELL;

export const STAGE = { width: SIDE + CHART_WIDTH, height: SIDE };
export const MAP: Area = { x: 0, y: 0, size: CELL, columns: CAVE_SIZE, rows: CAVE_SIZE };

const CAVE_PAINTS: readonly Paint[] = [
  { light: '#ffdf8a', dark: '#8a5a00' },
  { light: '#b7e3c0', dark: '#1f6a45' },
  { light: '#f2b3a6', dark: '#8c3326' },
  { light: '#d6c2ee', dark: '#55357c' },
  { light: '#a9d3f5', dark: '#1a5c8c' },
];

const sprite = { width: CELL, height: CELL };

function drawRock(pen: Pen, { grid }: CaveState): void {
  for (let y = 0; y < grid.rows; y++) {
    for (let x = 0; x < grid.columns; x++) {
      const frame = cellAt(grid, x, y) ? BLOB_TABLE[readMask(grid, x, y)]! : BARE_TILE;
      pen.sprite(BLOB_SHEETS.rock, frame, (x + 0.5) * CELL, (y + 0.5) * CELL, sprite);
    }
  }
}

/** Draws each cave in its own color. The largest always gets the first. */
function drawRegions(pen: Pen, { grid }: CaveState): void {
  findRegions(grid).forEach((region, index) => {
    const paint = CAVE_PAINTS[index % CAVE_PAINTS.length]!;
    for (const { x, y } of region) pen.rect(x * CELL, y * CELL, CELL, CELL, paint);
  });
}

const BARS = 16;

/** The share of walls, by generation. */
function drawChart(pen: Pen, { shares }: CaveState): void {
  const [left, top, width, height] = [SIDE + 16, 40, CHART_WIDTH - 32, SIDE - 90];
  const first = Math.max(0, shares.length - BARS);
  const bar = width / BARS;
  pen.text('walls, by generation', left, 20, { size: 14, paint: PALETTE.muted });
  for (const part of [0, 0.5, 1]) {
    pen.line(left, top + height * (1 - part), left + width, top + height * (1 - part), PALETTE.grid, 1);
  }
  shares.slice(first).forEach((share, index) => {
    const x = left + index * bar;
    pen.rect(x + 1, top + height * (1 - share), bar - 2, height * share, PALETTE.wall);
  });
  const last = shares.at(-1) ?? 0;
  const label = `${Math.round(last * 100)} %`;
  pen.text(label, left, SIDE - 28, { size: 22, paint: PALETTE.ink });
}

export function drawCaves(pen: Pen, state: CaveState, { look }: CaveValues, cursor: number | undefined): void {
  if (look === 'rock') drawRock(pen, state);
  else {
    pen.rect(0, 0, SIDE, SIDE, PALETTE.floor);
    if (look === 'caves') drawRegions(pen, state);
    fillCells(pen, state.grid, MAP, 1, PALETTE.wall);
  }
  drawChart(pen, state);
  if (cursor !== undefined) frameCell(pen, MAP, cursor % CAVE_SIZE, Math.floor(cursor / CAVE_SIZE), PALETTE.cursor, 2);
}
