import { drawing } from '../core/drawing.ts';
import type { Skin } from './figure.ts';
import { SWORD } from './knight.ts';

const skull = drawing(`
  ..wwwww..
  .wwwwwwi.
  wwwwwwwwi
  wwkkwkkwi
  wwkckkcwi
  .wwwwwwi.
  ..wwkwkg.
  ..ikikig.
`);

const ribs = drawing(`
  .wwwwww.
  ..kiik..
  .wwwwwi.
  ..kiik..
  .iwwwi..
  ..rrrr..
`);

const RUSTY: Record<string, 'g' | 'S' | 'r'> = { w: 'g', i: 'S', y: 'r', a: 'r' };

const rusted = (part: (typeof SWORD)['up']) => ({ ...part, grid: part.grid.recolored(RUSTY) });

export const skeleton: Skin = {
  head: { grid: skull, anchor: [3, 7] },
  torso: { grid: ribs, anchor: [3, 5] },
  weapon: {
    up: rusted(SWORD.up),
    forward: rusted(SWORD.forward),
    flat: rusted(SWORD.flat),
    down: rusted(SWORD.down),
    behind: rusted(SWORD.behind),
  },
  leg: 'w',
  backLeg: 'g',
  boot: 'i',
  arm: 'w',
  hand: 'i',
  thinLegs: true,
  swing: ['g', 'S'],
};
