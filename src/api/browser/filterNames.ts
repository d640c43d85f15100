import type { NamesFile } from '../view/names.ts';

type Name = NamesFile['names'][number];

const RESULTS_MAX = 60;

/** Exact names first, then those that start with the words, then the rest; short names before long ones. */
function rank(name: string, query: string): number {
  const lower = name.toLowerCase();
  if (lower === query) return 0;
  if (lower.startsWith(query)) return 1;
  // `gc` finds GraphicsComponent by its capitals.
  const capitals = name.replace(/[^A-Z]/g, '').toLowerCase();
  if (lower.includes(query)) return 2;
  return query.length > 1 && capitals.startsWith(query) ? 3 : -1;
}

/** The names that fit what was typed, best first. */
export function filterNames(names: readonly Name[], typed: string): Name[] {
  const query = typed.trim().toLowerCase();
  return names
    .map((name) => ({ name, rank: rank(name[0], query) }))
    .filter((entry) => entry.rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.name[0].length - b.name[0].length)
    .slice(0, RESULTS_MAX)
    .map((entry) => entry.name);
}
