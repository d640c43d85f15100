import { createGrid } from '../frame/grid.ts';
import { defineTopic } from '../frame/topic.ts';
import { TILES } from '../pathfinding/drawBoard.ts';
import { type Camp, type CampSettings, FIELD, startCamp, TICK_S, tickCamp } from './camp.ts';
import { CampPanel } from './CampPanel.tsx';
import { drawCamp, MAGE } from './drawCamp.ts';

export type CampValues = CampSettings;

const CELL = 40;
const GRID = createGrid({ columns: FIELD.width / CELL, rows: FIELD.height / CELL, size: CELL });

/** Moves the bear; it continues from there. */
function placeBear(camp: Camp, x: number, y: number): Camp {
  const bear = { x: Math.min(FIELD.width, Math.max(0, x)), y: Math.min(FIELD.height, Math.max(0, y)) };
  return { ...camp, bear, news: 'The bear was put somewhere else.' };
}

/** A villager with a planner: fire, three trees, a cabin and a bear. */
export const topic = defineTopic<Camp, CampValues>({
  label: 'A camp with a villager, a fire, three trees, a cabin and a bear that wanders about',
  size: FIELD,
  parameters: {
    burnRate: { kind: 'range', label: 'Fire burns', value: 4, min: 0, max: 12, step: 1, unit: '/s' },
    bearSpeed: { kind: 'range', label: 'Bear speed', value: 30, min: 0, max: 90, step: 10 },
    maxDepth: { kind: 'range', label: 'Depth limit', value: 6, min: 1, max: 8, step: 1 },
    dropsRepeated: { kind: 'switch', label: 'Drop repeated states', value: true },
    extra: { kind: 'hidden', label: 'Extra costs', value: {} },
  },
  usesSeed: true,
  sheets: [TILES, MAGE],
  tools: [{ name: 'bear', label: 'Put the bear' }],
  grid: () => GRID,
  edits: 'replace',
  stepsPerSecond: 1 / TICK_S,
  tweenMs: TICK_S * 1000,
  historyLength: 1200,
  create: (_, seed) => startCamp(seed),
  next: tickCamp,
  press: (camp, { phase, x, y }) => (phase === 'up' ? camp : placeBear(camp, x, y)),
  describe: ({ news }) => news,
  measure: ({ knowledge, searchNodes, plan }) => [
    ['Fire', knowledge.fire.toFixed(0)],
    ['Wood carried', String(knowledge.carriedWood)],
    ['Place', knowledge.place],
    ['Bear', knowledge.bearDistance.toFixed(0)],
    ['Plan cost', plan ? `${plan.cost.toFixed(1)} s` : '–'],
    ['Search tree', `${searchNodes} nodes`],
  ],
  draw: drawCamp,
  Panel: CampPanel,
});
