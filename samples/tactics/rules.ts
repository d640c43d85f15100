// The battle as a value: orders take a battle and give the next one.

export interface Cell {
  x: number;
  y: number;
}

export type Kind = 'knight' | 'mage' | 'skeleton' | 'slime';
export type Side = 'player' | 'enemy';

export interface Unit extends Cell {
  id: number;
  kind: Kind;
  side: Side;
  health: number;
  hasMoved: boolean;
  hasStruck: boolean;
}

export interface Battle {
  phase: 'player' | 'enemy' | 'won' | 'lost';
  turn: number;
  units: readonly Unit[];
}

export const COLUMNS = 10;
export const ROWS = 7;

export const KINDS: Readonly<
  Record<Kind, { health: number; steps: number; reach: number; damage: number }>
> = {
  knight: { health: 12, steps: 3, reach: 1, damage: 4 },
  mage: { health: 7, steps: 3, reach: 3, damage: 3 },
  skeleton: { health: 8, steps: 3, reach: 1, damage: 3 },
  slime: { health: 5, steps: 2, reach: 1, damage: 2 },
};

/** Trees and rocks: nobody walks there. */
export const OBSTACLES: readonly Cell[] = [
  { x: 4, y: 0 },
  { x: 4, y: 1 },
  { x: 5, y: 3 },
  { x: 4, y: 5 },
  { x: 5, y: 6 },
  { x: 2, y: 3 },
  { x: 7, y: 2 },
  { x: 7, y: 5 },
];

const ARMIES: readonly [Side, Kind, number, number][] = [
  ['player', 'knight', 2, 2],
  ['player', 'mage', 1, 1],
  ['player', 'mage', 1, 4],
  ['enemy', 'skeleton', 7, 1],
  ['enemy', 'skeleton', 7, 4],
  ['enemy', 'slime', 6, 3],
  ['enemy', 'slime', 8, 5],
];

export function startBattle(): Battle {
  const units = ARMIES.map(([side, kind, x, y], id) => ({
    ...{ id, side, kind, x, y },
    health: KINDS[kind].health,
    hasMoved: false,
    hasStruck: false,
  }));
  return { phase: 'player', turn: 1, units };
}

export const isSameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;
export const distance = (a: Cell, b: Cell): number =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
export const unitAt = ({ units }: Battle, cell: Cell): Unit | undefined =>
  units.find((unit) => isSameCell(unit, cell));

const isInside = ({ x, y }: Cell): boolean => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS;
const isFree = (battle: Battle, cell: Cell): boolean =>
  isInside(cell) &&
  !OBSTACLES.some((obstacle) => isSameCell(obstacle, cell)) &&
  !unitAt(battle, cell);

const neighbours = ({ x, y }: Cell): Cell[] => [
  { x: x - 1, y },
  { x: x + 1, y },
  { x, y: y - 1 },
  { x, y: y + 1 },
];

/** The way to every cell a unit can walk to this turn, by the last cell of it; the unit's own cell comes first. */
export function findWays(battle: Battle, unit: Unit): Cell[][] {
  const ways: Cell[][] = [[{ x: unit.x, y: unit.y }]];
  if (unit.hasMoved) return ways;
  const isKnown = (cell: Cell) => ways.some((way) => isSameCell(way.at(-1)!, cell));
  // The list grows while it is walked: each way is followed by those one step longer.
  for (const way of ways) {
    if (way.length > KINDS[unit.kind].steps) continue;
    for (const cell of neighbours(way.at(-1)!)) {
      if (isFree(battle, cell) && !isKnown(cell)) ways.push([...way, cell]);
    }
  }
  return ways;
}

const replace = (battle: Battle, unit: Unit): Battle => ({
  ...battle,
  units: battle.units.map((before) => (before.id === unit.id ? unit : before)),
});

/** Walks a unit to a cell it can reach; an order it cannot follow changes nothing. */
export function move(battle: Battle, unit: Unit, to: Cell): Battle {
  const way = findWays(battle, unit).find((candidate) =>
    isSameCell(candidate.at(-1)!, to),
  );
  return way && way.length > 1
    ? replace(battle, { ...unit, x: to.x, y: to.y, hasMoved: true })
    : battle;
}

export const findTargets = ({ units }: Battle, unit: Unit): Unit[] =>
  unit.hasStruck
    ? []
    : units.filter(
        ({ side, ...cell }) =>
          side !== unit.side && distance(unit, cell) <= KINDS[unit.kind].reach,
      );

/** Strikes a target in reach. Who has struck does not walk any more this turn. */
export function strike(battle: Battle, unit: Unit, target: Unit): Battle {
  if (!findTargets(battle, unit).some(({ id }) => id === target.id)) return battle;
  const struck = replace(battle, { ...unit, hasMoved: true, hasStruck: true });
  const health = target.health - KINDS[unit.kind].damage;
  const units = struck.units
    .map((other) => (other.id === target.id ? { ...other, health } : other))
    .filter((other) => other.health > 0);
  return judge({ ...struck, units });
}

function judge(battle: Battle): Battle {
  const lives = (side: Side) => battle.units.some((unit) => unit.side === side);
  if (!lives('enemy')) return { ...battle, phase: 'won' };
  return lives('player') ? battle : { ...battle, phase: 'lost' };
}

/** Hands the turn to the other side, whose units are fresh again. */
export function endTurn(battle: Battle): Battle {
  if (battle.phase !== 'player' && battle.phase !== 'enemy') return battle;
  const phase = battle.phase === 'player' ? 'enemy' : 'player';
  const units = battle.units.map((unit) => ({
    ...unit,
    hasMoved: false,
    hasStruck: false,
  }));
  return { phase, units, turn: battle.turn + (phase === 'player' ? 1 : 0) };
}
