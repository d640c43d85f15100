import { createGrid } from '../frame/grid.ts';
import { defineTopic } from '../frame/topic.ts';
import { cellAt } from '../cellGrid.ts';
import { PALETTE } from '../draw/palette.ts';
import { BLOB_SHEETS } from '../tileSheets.ts';
import { BORDER_CHOICE, countNeighbors } from './border.ts';
import { CavesPanel } from './CavesPanel.tsx';
import {
  createCaves,
  nextCaves,
  paintCaves,
  toWorld,
  valuesToRule,
  wallShareOf,
  type CaveState,
  type CaveValues,
} from './caveState.ts';
import { drawCaves, MAP, STAGE } from './drawCaves.ts';
import { findRegions } from './regions.ts';
import { nextValue } from './rule.ts';

const GRID = createGrid(MAP);
const nameOf = (value: number): string => (value ? 'wall' : 'floor');
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function describe({ act, generation, changed, grid }: CaveState): string {
  const walls = percent(wallShareOf(grid));
  if (act === 'start') return `Nothing but noise: ${walls} of the cells are walls. Step makes the first generation.`;
  if (act === 'generation') return `Generation ${generation}: ${changed} cells changed, ${walls} are walls.`;
  if (act === 'paint')
    return `You changed ${changed === 1 ? 'a cell' : `${changed} cells`}. The next generation starts from here.`;
  if (act === 'fill') return `Filled everything but the largest cave: ${changed} cells.`;
  return `Dug ${changed} cells of tunnel: every cave can be reached.`;
}

function inspect(state: CaveState, cell: number, values: CaveValues): string {
  const [x, y] = [cell % state.grid.columns, Math.floor(cell / state.grid.columns)];
  const value = cellAt(state.grid, x, y);
  const walls = countNeighbors(toWorld(state, values), x, y);
  const next = nextValue(valuesToRule(values), value, walls);
  const change = next === value ? `stays ${nameOf(value)}` : `becomes ${nameOf(next)}`;
  return `(${x}, ${y}) is ${nameOf(value)} with ${walls} of 8 neighbours walls: it ${change}.`;
}

/** A cellular automaton that turns noise into caves, one generation per step. */
export const topic = defineTopic<CaveState, CaveValues>({
  label: 'A map of 36 by 36 cells, walls and floor, and a chart of the share of walls',
  size: STAGE,
  parameters: {
    rule: {
      kind: 'choice',
      label: 'Rule',
      value: 'caves',
      options: [
        { value: 'caves', label: 'caves, by thresholds' },
        { value: 'life', label: 'Game of Life' },
      ],
    },
    start: {
      kind: 'choice',
      label: 'Start',
      value: 'scatter',
      restarts: true,
      options: [
        { value: 'scatter', label: 'each cell by itself' },
        { value: 'smooth', label: 'smooth noise' },
      ],
    },
    fill: {
      kind: 'range',
      label: 'Walls at the start',
      value: 45,
      restarts: true,
      min: 20,
      max: 70,
      step: 1,
      unit: ' %',
    },
    birthAt: { kind: 'range', label: 'Floor becomes wall from', value: 5, min: 0, max: 9, step: 1 },
    deathAt: { kind: 'range', label: 'Wall becomes floor up to', value: 3, min: 0, max: 8, step: 1 },
    border: BORDER_CHOICE,
    update: {
      kind: 'choice',
      label: 'Update',
      value: 'together',
      options: [
        { value: 'together', label: 'all cells together' },
        { value: 'in-place', label: 'in place (wrong)' },
      ],
    },
    look: {
      kind: 'choice',
      label: 'Look',
      value: 'flat',
      options: [
        { value: 'flat', label: 'walls and floor' },
        { value: 'caves', label: 'a colour for each cave' },
        { value: 'rock', label: 'autotiled rock' },
      ],
    },
  },
  usesSeed: true,
  sheets: [BLOB_SHEETS.rock],
  tools: [
    { name: 'wall', label: 'Wall' },
    { name: 'floor', label: 'Floor' },
  ],
  grid: () => GRID,
  legend: [
    { label: 'wall, 1', paint: PALETTE.wall },
    { label: 'floor, 0', paint: PALETTE.floor },
  ],
  edits: 'continue',
  stepsPerSecond: 2,
  create: createCaves,
  next: nextCaves,
  press: paintCaves,
  describe,
  measure({ grid, generation }) {
    const regions = findRegions(grid);
    return [
      ['Generation', String(generation)],
      ['Walls', percent(wallShareOf(grid))],
      ['Separate caves', String(regions.length)],
      ['Largest cave', `${regions[0]?.length ?? 0} cells`],
    ];
  },
  inspect,
  draw: (pen, state, { values, cursor }) => drawCaves(pen, state, values, cursor),
  Panel: CavesPanel,
});
