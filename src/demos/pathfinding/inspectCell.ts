import { formatCost } from './drawBoard.ts';
import { fOf, hOf, type Rules, type Search } from './search.ts';

/** One sentence about a tile. */
export function inspectCell(search: Search, cell: number, rules: Rules, numbers: 'distance' | 'f g h'): string {
  const { world, g, isClosed, open } = search;
  const place = `Column ${cell % world.columns}, row ${Math.floor(cell / world.columns)}`;
  const ground = world.terrain[cell] === 'wall' ? 'trees' : world.terrain[cell]!;
  if (g[cell] === Infinity) return `${place}: ${ground}, not seen yet.`;
  const set = isClosed[cell] ? 'closed' : open.includes(cell) ? 'open' : 'unseen';
  if (numbers === 'distance') {
    return `${place}: ${ground}, ${set === 'closed' ? 'visited' : 'unvisited'}, distance ${formatCost(g[cell]!)}.`;
  }
  const [f, h] = [fOf(search, cell, rules), hOf(search, cell, rules)].map(formatCost);
  return `${place}: ${ground}, ${set}, f ${f} = g ${formatCost(g[cell]!)} + h ${h}.`;
}
