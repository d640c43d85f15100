import type { ApiKind } from './types.ts';

/**
 * Gives every name of one kind a unique slug. A static host may ignore case, so when names differ only in case the first
 * (uppercase sorts before lowercase) keeps its name and the others get the suffix `-2`, `-3` and so on.
 */
export function assignSlugs(names: Iterable<{ kind: ApiKind; name: string }>): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  const sorted = [...names].map(({ kind, name }) => `${kind}:${name}`).sort();
  for (const id of sorted) {
    const kind = id.slice(0, id.indexOf(':'));
    const name = id.slice(kind.length + 1);
    let slug = name;
    for (let count = 2; taken.has(`${kind}:${slug}`.toLowerCase()); count++) slug = `${name}-${count}`;
    taken.add(`${kind}:${slug}`.toLowerCase());
    slugs.set(id, slug);
  }
  return slugs;
}
