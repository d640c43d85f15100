import { createRandom } from '#src/lib/random.ts';

export type Terrain = 'grass' | 'mud' | 'swamp' | 'wall';

/** The cost of entering a tile. */
const TERRAIN_COST: Readonly<Record<Terrain, number>> = { grass: 1, mud: 3, swamp: 5, wall: Infinity };

export interface World {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: readonly Terrain[];
  readonly start: number;
  readonly goal: number;
}

export interface Moves {
  diagonals: boolean;
  /** Allows a diagonal step past the corner of a wall. */
  cutsCorners: boolean;
}

export interface Edge {
  to: number;
  cost: number;
}

const STRAIGHT = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const DIAGONAL = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** The steps possible from a tile and their costs: the target tile's cost, times √2 for a diagonal. */
export function worldToEdges(world: World, cell: number, { diagonals, cutsCorners }: Moves): Edge[] {
  const { columns, rows, terrain } = world;
  const x = cell % columns;
  const y = Math.floor(cell / columns);
  const isFree = (column: number, row: number): boolean =>
    column >= 0 && column < columns && row >= 0 && row < rows && terrain[row * columns + column] !== 'wall';
  const toEdge = (dx: number, dy: number, length: number): Edge[] => {
    if (!isFree(x + dx, y + dy)) return [];
    const to = (y + dy) * columns + x + dx;
    return [{ to, cost: length * TERRAIN_COST[terrain[to]!] }];
  };
  const straight = STRAIGHT.flatMap(([dx, dy]) => toEdge(dx, dy, 1));
  if (!diagonals) return straight;
  const canPass = (dx: number, dy: number): boolean => cutsCorners || (isFree(x + dx, y) && isFree(x, y + dy));
  return [...straight, ...DIAGONAL.flatMap(([dx, dy]) => (canPass(dx, dy) ? toEdge(dx, dy, Math.SQRT2) : []))];
}

/** Parses a map: `#` wall, `~` swamp, `,` mud, `S` start, `G` goal, anything else grass. */
export function parseWorld(lines: readonly string[]): World {
  const letters = lines.join('').split('');
  const kinds: Readonly<Record<string, Terrain>> = { '#': 'wall', '~': 'swamp', ',': 'mud' };
  return {
    columns: lines[0]!.length,
    rows: lines.length,
    terrain: letters.map((letter) => kinds[letter] ?? 'grass'),
    start: letters.indexOf('S'),
    goal: letters.indexOf('G'),
  };
}

/** A random map: walls, mud and swamp around a start on the left and a goal on the right. */
export function createRandomWorld(columns: number, rows: number, seed: number): World {
  const random = createRandom(seed);
  const start = Math.floor(rows / 2) * columns + 1;
  const goal = Math.floor(random() * rows) * columns + columns - 2;
  const terrain = Array.from({ length: columns * rows }, (_, cell): Terrain => {
    const chance = random();
    if (cell === start || cell === goal) return 'grass';
    if (chance < 0.24) return 'wall';
    if (chance < 0.34) return 'mud';
    return chance < 0.4 ? 'swamp' : 'grass';
  });
  return { columns, rows, terrain, start, goal };
}

export function setTerrain(world: World, cell: number, terrain: Terrain): World {
  const isEnd = cell === world.start || cell === world.goal;
  if (world.terrain[cell] === terrain || (isEnd && terrain === 'wall')) return world;
  return { ...world, terrain: world.terrain.with(cell, terrain) };
}

/** Moves the start or the goal to another free tile. */
export function moveEnd(world: World, end: 'start' | 'goal', cell: number): World {
  const other = end === 'start' ? world.goal : world.start;
  if (cell === other || world[end] === cell || world.terrain[cell] === 'wall') return world;
  return { ...world, [end]: cell };
}
