import { PALETTE } from '../draw/palette.ts';
import type { Paint, Pen } from '../draw/pen.ts';
import { cellAt } from '../cellGrid.ts';
import { fillCells, drawGridLines, frameCell, frameCells, type Area } from '../drawCells.ts';
import { createGrid } from '../frame/grid.ts';
import { defineTopic } from '../frame/topic.ts';
import { nextGeneration } from './automaton.ts';
import { BORDER_CHOICE, valueSeenFrom } from './border.ts';
import {
  COUNTING_SIZE,
  createCounting,
  lastCounted,
  nextCounting,
  pressCounting,
  toCountingWorld,
  type Counting,
  type CountingValues,
} from './counting.ts';
import { CAVES } from './rule.ts';

const CELL = 36;
const board = (x: number): Area => ({ x, y: 64, size: CELL, columns: COUNTING_SIZE, rows: COUNTING_SIZE });
const OLD = board(44);
const NEW = board(44 + (COUNTING_SIZE + 2) * CELL + 20);
const STAGE = { width: NEW.x + COUNTING_SIZE * CELL + 44, height: 64 + (COUNTING_SIZE + 1) * CELL + 12 };
const WRONG: Paint = PALETTE.goal;

const nameOf = (value: number): string => (value ? 'wall' : 'floor');

function describe(state: Counting, values: CountingValues): string {
  const last = lastCounted(state, values);
  if (!last) return 'Every cell looks at its eight neighbours. Step takes the first cell; press a cell to change it.';
  const { x, y, walls, old, now } = last;
  const change = old === now ? `stays ${nameOf(old)}` : `becomes ${nameOf(now)}`;
  const limit = walls >= 5 ? '5 or more make a wall' : walls <= 3 ? '3 or fewer make floor' : '4 change nothing';
  return `(${x}, ${y}) is ${nameOf(old)} with ${walls} walls around it: ${limit}, so it ${change}.`;
}

/** The ring around the map, as seen from the current cell. */
function drawOutside(pen: Pen, state: Counting, values: CountingValues): void {
  const last = lastCounted(state, values);
  if (!last) return;
  const world = toCountingWorld(state, values);
  for (let y = last.y - 1; y <= last.y + 1; y++) {
    for (let x = last.x - 1; x <= last.x + 1; x++) {
      if (x >= 0 && y >= 0 && x < COUNTING_SIZE && y < COUNTING_SIZE) continue;
      const paint = valueSeenFrom(world, last.old, x, y) ? PALETTE.wall : PALETTE.floor;
      pen.rect(OLD.x + x * CELL + 4, OLD.y + y * CELL + 4, CELL - 8, CELL - 8, paint, {
        stroke: PALETTE.muted,
        thickness: 1,
      });
    }
  }
}

function drawBoard(pen: Pen, area: Area, grid: Counting['old'], title: string): void {
  pen.text(title, area.x, area.y - CELL - 8, { size: 17, paint: PALETTE.ink });
  pen.rect(area.x, area.y, COUNTING_SIZE * CELL, COUNTING_SIZE * CELL, PALETTE.floor);
  fillCells(pen, grid, area, 1, PALETTE.wall);
  drawGridLines(pen, area);
}

function drawWritten(pen: Pen, state: Counting, values: CountingValues): void {
  drawBoard(pen, NEW, state.written, values.update === 'in-place' ? 'the same array' : 'second array');
  const right = nextGeneration({ grid: state.old, border: values.border, seed: state.seed, generation: 0 }, CAVES).grid;
  state.old.cells.forEach((_, index) => {
    const [x, y] = [index % COUNTING_SIZE, Math.floor(index / COUNTING_SIZE)];
    if (index >= state.index)
      pen.rect(NEW.x + x * CELL, NEW.y + y * CELL, CELL, CELL, PALETTE.backdrop, {
        stroke: PALETTE.grid,
        thickness: 1,
      });
    else if (cellAt(right, x, y) !== cellAt(state.written, x, y)) frameCell(pen, NEW, x, y, WRONG, 4);
  });
}

/** One generation, one cell per step: what each cell counts and where the result is written. */
export const topic = defineTopic<Counting, CountingValues>({
  label: 'Two maps of 7 by 7 cells: the old generation and the new one, cell by cell',
  size: STAGE,
  parameters: {
    border: BORDER_CHOICE,
    update: {
      kind: 'choice',
      label: 'New values go into',
      value: 'together',
      options: [
        { value: 'together', label: 'a second array' },
        { value: 'in-place', label: 'the same array (wrong)' },
      ],
    },
  },
  usesSeed: true,
  tools: [{ name: 'toggle', label: 'Turn wall to floor and back' }],
  grid: () => createGrid(OLD),
  legend: [
    { label: 'wall', paint: PALETTE.wall },
    { label: 'floor', paint: PALETTE.floor },
    { label: 'looked at in this step', paint: PALETTE.current },
    { label: 'wrong value', paint: WRONG },
  ],
  edits: 'rerun',
  stepsPerSecond: 3,
  create: createCounting,
  next: nextCounting,
  press: pressCounting,
  describe,
  draw(pen, state, { values, cursor }) {
    drawBoard(pen, OLD, values.update === 'in-place' ? state.written : state.old, 'old generation');
    drawOutside(pen, state, values);
    drawWritten(pen, state, values);
    const last = lastCounted(state, values);
    if (last) {
      frameCells(pen, OLD, { column: last.x - 1, row: last.y - 1, columns: 3, rows: 3 }, PALETTE.current, 4);
      const at = { x: OLD.x + (last.x + 0.5) * CELL, y: OLD.y + (last.y + 0.5) * CELL };
      pen.circle(at.x, at.y, CELL * 0.36, PALETTE.current);
      pen.text(String(last.walls), at.x, at.y, { size: 18, paint: PALETTE.onCurrent, align: 'center' });
      frameCell(pen, NEW, last.x, last.y, PALETTE.current, 4);
    }
    if (cursor !== undefined)
      frameCell(pen, OLD, cursor % COUNTING_SIZE, Math.floor(cursor / COUNTING_SIZE), PALETTE.cursor, 3);
  },
});
