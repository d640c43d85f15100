import { defineTopic, type Press } from '../frame/topic.ts';
import { COLLAPSE_TILES } from '../tileSheets.ts';
import { startCollapse, stepCollapse, type CollapseState } from './collapse.ts';
import { STAGE, valuesToBoard, valuesToSet, valuesToSettings, type CollapseValues } from './collapseValues.ts';
import { describeCollapse, inspectCollapse, measureState } from './describeCollapse.ts';
import { drawCollapse, MARKS } from './drawCollapse.ts';
import { CollapsePanel } from './CollapsePanel.tsx';

/** A press fixes the first tile, the next press the second, and so on. After the last, the cell is free again. */
function fixTile(state: CollapseState, { phase, cell, tool }: Press): CollapseState {
  if (cell === undefined || phase !== 'down') return state;
  const { settings } = state;
  const fixed = new Map(settings.fixed);
  const next = (fixed.get(cell) ?? -1) + 1;
  if (tool === 'free' || next >= settings.rules.tileCount) fixed.delete(cell);
  else fixed.set(cell, next);
  return startCollapse({ ...settings, fixed });
}

/** Wave function collapse, one choice and its consequences per step. */
export const topic = defineTopic<CollapseState, CollapseValues>({
  label: 'A map whose cells are collapsed one after the other until every cell is one tile',
  size: STAGE,
  parameters: {
    set: {
      kind: 'choice',
      label: 'Tiles',
      value: 'meadow',
      restarts: true,
      options: [
        { value: 'meadow', label: 'Meadow, 4 tiles' },
        { value: 'coast', label: 'Coast, 6 tiles' },
        { value: 'roads', label: 'Roads, 7 tiles' },
      ],
    },
    size: {
      kind: 'choice',
      label: 'Map',
      value: 'medium',
      restarts: true,
      options: [
        { value: 'small', label: '8 × 6' },
        { value: 'medium', label: '14 × 9' },
        { value: 'large', label: '28 × 18' },
      ],
    },
    onConflict: {
      kind: 'choice',
      label: 'On a conflict',
      value: 'backtrack',
      options: [
        { value: 'stop', label: 'stop' },
        { value: 'restart', label: 'start over' },
        { value: 'backtrack', label: 'go back' },
        { value: 'repair', label: 'reopen a block' },
      ],
    },
    pick: {
      kind: 'choice',
      label: 'Next cell',
      value: 'fewest',
      options: [
        { value: 'fewest', label: 'fewest options' },
        { value: 'shannon', label: 'lowest entropy' },
        { value: 'rows', label: 'row by row' },
        { value: 'random', label: 'any' },
      ],
    },
    reach: {
      kind: 'choice',
      label: 'Propagate',
      value: 'full',
      options: [
        { value: 'full', label: 'until nothing changes' },
        { value: 'neighbours', label: 'to neighbours only' },
      ],
    },
    show: {
      kind: 'choice',
      label: 'Open cells show',
      value: 'count',
      options: [
        { value: 'count', label: 'number of options' },
        { value: 'tiles', label: 'the options' },
        { value: 'entropy', label: 'entropy in bits' },
      ],
    },
    edges: { kind: 'switch', label: 'Rule for the edges of the map', value: true },
    rules: { kind: 'hidden', label: 'Rules', value: null },
  },
  usesSeed: true,
  sheets: [COLLAPSE_TILES],
  tools: [
    { name: 'fix', label: 'Fix a tile (press again for the next)' },
    { name: 'free', label: 'Free it' },
  ],
  grid: valuesToBoard,
  legend: [
    { label: 'collapsed in this step', paint: MARKS.chosen },
    { label: 'lost options in this step', paint: MARKS.lost },
    { label: 'fewest options', paint: MARKS.next },
    { label: 'fixed by you', paint: MARKS.fixed },
    { label: 'nothing fits', paint: MARKS.conflict },
  ],
  edits: 'rerun',
  stepsPerSecond: 8,
  create: (values, seed) => startCollapse(valuesToSettings(values, seed, new Map())),
  revise: ({ settings }, values) => startCollapse(valuesToSettings(values, settings.seed, settings.fixed)),
  next(state) {
    const next = stepCollapse(state);
    return next === state ? undefined : next;
  },
  press: fixTile,
  describe: (state, values) => describeCollapse(state, valuesToSet(values)),
  measure: measureState,
  inspect: (state, cell, values) => inspectCollapse(state, cell, valuesToSet(values)),
  draw(pen, state, { values, cursor }) {
    drawCollapse(pen, state, valuesToBoard(values), valuesToSet(values), values.show, cursor);
  },
  Panel: CollapsePanel,
});
