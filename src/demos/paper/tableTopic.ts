import type { Paint, Pen } from '../draw/pen.ts';
import { createGrid } from '../frame/grid.ts';
import { defineTopic, type Press, type View } from '../frame/topic.ts';
import type { Cells, Rules } from './board.ts';
import { addChips, COLORS, COLUMNS, findGroup, findLargestGroup, freeCells, ROWS, sweep } from './board.ts';

interface Table {
  readonly cells: Cells;
  readonly seed: number;
  readonly turn: number;
  readonly swept: number;
  readonly isClogged: boolean;
  readonly news: string;
}

export interface TableValues extends Rules {
  hasPlayer: boolean;
}

const CELL = 44;
const LEFT = 144;
const TOP = 24;
const GRID = createGrid({ columns: COLUMNS, rows: ROWS, size: CELL, x: LEFT, y: TOP });
const SIZE = { width: 640, height: 400 };
const PAPER = { light: '#fdf6e3', dark: '#2b3138' };
const LINE = { light: '#b9c9d6', dark: '#4d6275' };
const INK = { light: '#2b3138', dark: '#f4efe0' };
const WOOD = { light: '#c99e6b', dark: '#4a3421' };
const WOOD_LINE = { light: '#b98c58', dark: '#3d2a1a' };
/** A letter on each chip, for people who can't tell the colors apart. */
const CHIPS: readonly { paint: Paint; letter: string; name: string }[] = [
  { paint: '#e2604a', letter: 'R', name: 'red' },
  { paint: '#3f8fd6', letter: 'B', name: 'blue' },
  { paint: '#f0b33c', letter: 'Y', name: 'yellow' },
  { paint: '#4ba76a', letter: 'G', name: 'green' },
];

const EMPTY: Cells = Array.from({ length: COLUMNS * ROWS }, () => 0);
const FIRST_TURNS = 3;

function playTurn(table: Table, values: TableValues): Table | undefined {
  if (table.isClogged) return undefined;
  const turn = table.turn + 1;
  const filled = addChips(table.cells, values, table.seed * 1000 + turn);
  if (!filled)
    return { ...table, isClogged: true, news: `No room for the chips of turn ${turn}: the board is clogged.` };
  const group = values.hasPlayer ? findLargestGroup(filled) : [];
  const cells = sweep(filled, group, values);
  const gone = cells === filled ? 0 : group.length;
  const sweeping =
    gone > 0 ? ` The player swept ${gone}.` : values.hasPlayer ? ' The player had nothing to sweep.' : '';
  const news = `${values.chipsPerTurn} chips came in from the ${values.fillFrom}.${sweeping}`;
  return { ...table, cells, turn, swept: table.swept + gone, news };
}

function startTable(values: TableValues, seed: number): Table {
  let table: Table = { cells: EMPTY, seed, turn: 0, swept: 0, isClogged: false, news: '' };
  const quiet = { ...values, hasPlayer: false };
  for (let turn = 0; turn < FIRST_TURNS; turn += 1) table = playTurn(table, quiet) ?? table;
  return { ...table, turn: 0, news: 'The board as it is laid out. Step plays a turn; you can move chips at any time.' };
}

function press(table: Table, { phase, cell, tool }: Press, values: TableValues): Table {
  if (cell === undefined || phase === 'up') return table;
  if (tool === 'sweep') {
    if (phase !== 'down') return table;
    const group = findGroup(table.cells, cell);
    const cells = sweep(table.cells, group, values);
    if (cells === table.cells) return table;
    return {
      ...table,
      cells,
      isClogged: false,
      swept: table.swept + group.length,
      news: `You swept ${group.length} chips.`,
    };
  }
  const chip = tool === 'take' ? 0 : CHIPS.findIndex(({ name }) => name === tool) + 1;
  if (table.cells[cell] === chip) return table;
  const news = chip === 0 ? 'You took a chip away.' : `You put down a ${tool} chip.`;
  return { ...table, cells: table.cells.with(cell, chip), isClogged: false, news };
}

function draw(pen: Pen, table: Table, { cursor, hovered, values }: View<TableValues>): void {
  pen.rect(0, 0, SIZE.width, SIZE.height, WOOD);
  for (let y = 30; y < SIZE.height; y += 60) pen.rect(0, y, SIZE.width, 3, WOOD_LINE);
  pen.rect(LEFT - 16, TOP - 14, COLUMNS * CELL + 32, ROWS * CELL + 28, PAPER);
  for (let line = 0; line <= COLUMNS; line += 1) {
    pen.line(LEFT + line * CELL, TOP, LEFT + line * CELL, TOP + ROWS * CELL, LINE, 2);
    pen.line(LEFT, TOP + line * CELL, LEFT + COLUMNS * CELL, TOP + line * CELL, LINE, 2);
  }
  const pointed = hovered ?? cursor;
  const group = pointed === undefined ? [] : findGroup(table.cells, pointed);
  const isEnough = group.length >= values.matchSize;
  table.cells.forEach((chip, cell) => {
    const look = CHIPS[chip - 1];
    if (!look) return;
    const { x, y } = GRID.toCenter(cell);
    const isLit = isEnough && group.includes(cell);
    pen.circle(x, y, CELL * 0.4, look.paint, { stroke: isLit ? INK : '#00000055', thickness: isLit ? 4 : 2 });
  });
  table.cells.forEach((chip, cell) => {
    const look = CHIPS[chip - 1];
    const { x, y } = GRID.toCenter(cell);
    if (look) pen.text(look.letter, x, y, { size: 17, paint: '#041e2f', align: 'center' });
  });
  if (table.isClogged) {
    pen.rect(LEFT, 160, COLUMNS * CELL, 70, { light: '#c8402a', dark: '#c8402a' });
    pen.text('Clogged', LEFT + (COLUMNS * CELL) / 2, 195, { size: 34, paint: '#ffffff', align: 'center' });
  }
  if (cursor !== undefined) {
    const { x, y } = GRID.toCenter(cursor);
    pen.rect(x - CELL / 2, y - CELL / 2, CELL, CELL, '#00000000', { stroke: INK, thickness: 3 });
  }
}

/** A sheet of grid paper and a tray of chips. The rules can be changed in the middle of a game. */
export const topic = defineTopic<Table, TableValues>({
  label: 'A board of eight by eight on paper, with coloured chips',
  size: SIZE,
  parameters: {
    matchSize: { kind: 'range', label: 'Sweep at least', value: 3, min: 2, max: 6, step: 1 },
    chipsPerTurn: { kind: 'range', label: 'Chips a turn', value: 5, min: 1, max: 10, step: 1 },
    fillFrom: {
      kind: 'choice',
      label: 'New chips come from',
      value: 'bottom',
      options: [
        { value: 'bottom', label: 'the bottom' },
        { value: 'top', label: 'the top' },
      ],
    },
    falls: { kind: 'switch', label: 'Chips fall', value: true },
    hasPlayer: { kind: 'switch', label: 'Somebody plays: sweeps the largest group each turn', value: true },
  },
  usesSeed: true,
  tools: [
    { name: 'sweep', label: 'Sweep a group' },
    ...CHIPS.slice(0, COLORS).map(({ name }) => ({ name, label: `Put ${name}` })),
    { name: 'take', label: 'Take away' },
  ],
  grid: () => GRID,
  edits: 'continue',
  stepsPerSecond: 2,
  create: startTable,
  next: playTurn,
  press,
  describe: ({ news }) => news,
  measure: ({ turn, cells, swept, isClogged }) => [
    ['Turn', String(turn)],
    ['Free cells', String(freeCells(cells))],
    ['Swept', String(swept)],
    ['Board', isClogged ? 'clogged' : 'open'],
  ],
  inspect({ cells }, cell, { matchSize }) {
    const chip = CHIPS[cells[cell]! - 1];
    const place = `Column ${(cell % COLUMNS) + 1}, row ${Math.floor(cell / COLUMNS) + 1}`;
    if (!chip) return `${place}: empty.`;
    const { length } = findGroup(cells, cell);
    return `${place}: ${chip.name}, in a group of ${length}${length >= matchSize ? ', enough to sweep' : ''}.`;
  },
  draw,
});
