import { createRandomWorld, parseWorld, type World } from './world.ts';

export type MapName = 'forest' | 'example' | 'trap';

/** The maps of the two articles. */
export const MAPS: Readonly<Record<MapName, World>> = {
  forest: parseWorld([
    '............',
    '..##..,,.#..',
    '..#...,,.#..',
    '.S#..#~~.#..',
    '..#..#~~.#G.',
    '..#..#...#..',
    '.....#......',
    '.....#...,,.',
  ]),
  // Start (1, 1), end (4, 5), five blocked tiles.
  example: parseWorld(['.....#', '.S....', '......', '...#..', '...#..', '....G.', '##....']),
  trap: parseWorld([
    '............',
    '............',
    '....#####...',
    '........#...',
    '.S......#.G.',
    '........#...',
    '....#####...',
    '............',
  ]),
};

/** Seed 1 is the hand-drawn map, any other seed a random map of the same size. */
export function createMap(name: MapName, seed: number): World {
  const map = MAPS[name];
  return seed === 1 ? map : createRandomWorld(map.columns, map.rows, seed);
}
