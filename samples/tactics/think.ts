// How the computer's side decides: with the same functions the player's orders go through.

import {
  type Battle,
  type Cell,
  distance,
  findTargets,
  findWays,
  KINDS,
  type Unit,
} from './rules';

export interface Order {
  unit: Unit;
  to: Cell;
  target?: Unit;
}

const weakest = (units: readonly Unit[]): Unit | undefined =>
  [...units].sort((a, b) => a.health - b.health || a.id - b.id)[0];

/** The next order of the enemies, or nothing when all have had theirs. */
export function thinkOrder(battle: Battle): Order | undefined {
  const unit = battle.units.find(
    ({ side, hasStruck, hasMoved }) => side === 'enemy' && !hasStruck && !hasMoved,
  );
  if (!unit) return undefined;
  const players = battle.units.filter(({ side }) => side === 'player');
  const cells = findWays(battle, unit).map((way) => way.at(-1)!);
  const strikes = cells.flatMap((to) => {
    const target = weakest(findTargets(battle, { ...unit, ...to }));
    return target ? [{ unit, to, target }] : [];
  });
  // Whoever can be struck is; the weakest first, from as far away as the reach allows.
  const best = strikes.sort(
    (a, b) =>
      a.target.health - b.target.health ||
      distance(b.to, b.target) - distance(a.to, a.target),
  )[0];
  return best ?? { unit, to: nearestTo(cells, players, KINDS[unit.kind].reach) };
}

function nearestTo(
  cells: readonly Cell[],
  players: readonly Unit[],
  reach: number,
): Cell {
  const gap = (cell: Cell) =>
    Math.min(...players.map((player) => Math.max(reach, distance(cell, player))));
  return cells.reduce((best, cell) => (gap(cell) < gap(best) ? cell : best));
}
