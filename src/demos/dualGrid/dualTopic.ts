import { cellAt } from '../cellGrid.ts';
import { createGrid } from '../frame/grid.ts';
import { defineTopic } from '../frame/topic.ts';
import { BLOB_SHEETS, OVERLAY_SHEETS } from '../tileSheets.ts';
import { drawDual, LINES, overlayArea, STAGE, WORLD } from './drawDual.ts';
import { DUAL_TABLE, overlaySize, readCorners, SPRITES } from './dualGrid.ts';
import {
  countOverlayTiles,
  createDual,
  isGrass,
  nextDual,
  paintDual,
  TERRAINS,
  WORLD_COLUMNS,
  type Dual,
  type DualValues,
} from './dualState.ts';

function describeSprite({ world }: Dual, index: number): string {
  const { columns } = overlaySize(world);
  const [x, y] = [index % columns, Math.floor(index / columns)];
  const mask = readCorners(world, x, y, isGrass);
  const { sprite, rotation } = DUAL_TABLE[mask]!;
  const place = `Overlay tile (${x}, ${y})`;
  if (sprite === 0) return `${place}: no grass under its corners, nothing to draw.`;
  const turn = rotation ? `, turned by ${rotation}°` : '';
  return `${place}: corners ${mask.toString(2).padStart(4, '0')} = ${mask}, sprite ${sprite} (${SPRITES[sprite]!.name})${turn}.`;
}

function describe(state: Dual): string {
  if (state.placed === 0) return 'The world is known, the overlay is empty. Step places its first tile.';
  if (state.placed < countOverlayTiles(state)) return describeSprite(state, state.placed - 1);
  return 'The overlay is complete. Paint the world: four overlay tiles change with each cell.';
}

/** A dual grid: the world below holds the logic, the overlay above is purely visual. */
export const topic = defineTopic<Dual, DualValues>({
  label: 'A world of 12 by 7 cells under an overlay of 13 by 8 tiles, shifted by half a tile',
  size: STAGE,
  parameters: {
    shift: { kind: 'range', label: 'Overlay shifted by', value: 50, min: 0, max: 50, step: 5, unit: ' % of a tile' },
    brush: { kind: 'range', label: 'Width of the brush', value: 1, min: 1, max: 3, step: 1 },
    draws: {
      kind: 'choice',
      label: 'Draw',
      value: 'dual',
      options: [
        { value: 'dual', label: 'dual grid, 5 tiles' },
        { value: 'blob', label: 'one grid, 47 tiles' },
        { value: 'world', label: 'the world alone' },
      ],
    },
    numbers: {
      kind: 'choice',
      label: 'Numbers',
      value: 'none',
      options: [
        { value: 'none', label: 'none' },
        { value: 'mask', label: 'corner masks' },
        { value: 'sprite', label: 'sprite and turn' },
      ],
    },
    points: {
      kind: 'choice',
      label: 'Pointer',
      value: 'world',
      options: [
        { value: 'world', label: 'paints world cells' },
        { value: 'overlay', label: 'reads overlay tiles' },
      ],
    },
    worldLines: { kind: 'switch', label: 'World grid', value: false },
    overlayLines: { kind: 'switch', label: 'Overlay grid', value: false },
  },
  usesSeed: true,
  sheets: [BLOB_SHEETS.grass, ...Object.values(OVERLAY_SHEETS)],
  tools: [
    { name: 'grass', label: 'Grass' },
    { name: 'soil', label: 'Soil' },
    { name: 'snow', label: 'Snow' },
  ],
  grid: (values) => createGrid(values.points === 'overlay' ? overlayArea(values) : WORLD),
  legend: [
    { label: 'world cell', paint: LINES.world },
    { label: 'overlay tile', paint: LINES.overlay },
  ],
  edits: 'continue',
  stepsPerSecond: 16,
  create: createDual,
  next: nextDual,
  press: paintDual,
  describe,
  measure(state, { draws }) {
    const { columns, rows } = overlaySize(state.world);
    const drawn = draws === 'blob' ? '47 + 1' : draws === 'world' ? '2' : '5 + 1';
    return [
      ['Tiles to draw by hand', drawn],
      ['World', `${state.world.columns} × ${state.world.rows}`],
      ['Overlay', `${columns} × ${rows}`],
      ['Look-ups for one edit', draws === 'blob' ? '9 × 8' : '4 × 4'],
    ];
  },
  inspect(state, cell, { points }) {
    if (points === 'overlay') return describeSprite(state, cell);
    const [x, y] = [cell % WORLD_COLUMNS, Math.floor(cell / WORLD_COLUMNS)];
    return `World cell (${x}, ${y}) is ${TERRAINS[cellAt(state.world, x, y)]}, whatever is drawn over it.`;
  },
  draw: (pen, state, { values, cursor, hovered }) => drawDual(pen, state, values, hovered ?? cursor),
});
