import type { Ink } from '../core/palette.ts';

export type Ramp = [dark: Ink, middle: Ink, light: Ink];

/** The colors of one time of day; a scene's shapes don't depend on it. */
export interface Mood {
  /** From the top of the sky to the horizon. */
  sky: Ink[];
  cloud: Ramp;
  far: Ramp;
  snow: Ramp;
  hill: Ramp;
  farTree: Ramp;
  tree: Ramp;
  bark: Ramp;
  wall: Ramp;
  roof: Ramp;
  window: Ink;
  flag: Ink;
  grass: Ramp;
  earth: Ramp;
}

export const DAY: Mood = {
  sky: ['B', 'l', 'i', 'i'],
  cloud: ['i', 'w', 'w'],
  far: ['B', 'l', 'l'],
  snow: ['l', 'w', 'w'],
  hill: ['f', 'G', 'L'],
  farTree: ['f', 'f', 'G'],
  tree: ['d', 'f', 'G'],
  bark: ['u', 'r', 't'],
  wall: ['S', 'g', 'i'],
  roof: ['n', 'b', 'B'],
  window: 's',
  flag: 'c',
  grass: ['f', 'G', 'L'],
  earth: ['u', 'r', 't'],
};

export const NIGHT: Mood = {
  sky: ['k', 'n', 'b', 'b'],
  cloud: ['n', 'b', 'b'],
  far: ['k', 'n', 'n'],
  snow: ['B', 'l', 'i'],
  hill: ['k', 'd', 'f'],
  farTree: ['k', 'k', 'd'],
  tree: ['k', 'd', 'f'],
  bark: ['k', 'u', 'u'],
  wall: ['k', 's', 'S'],
  roof: ['k', 'n', 'b'],
  window: 'y',
  flag: 'R',
  grass: ['d', 'f', 'G'],
  earth: ['k', 'u', 'r'],
};
