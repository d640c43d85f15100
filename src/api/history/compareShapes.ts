import type { ApiShapes, SymbolShape } from './shapes.ts';
import type { TouchedNames, VersionChanges } from './types.ts';

type Change = 'added' | 'changed' | 'deprecated' | 'removed';

/** Stands for the symbol itself in a list of its members. */
const SYMBOL_ITSELF = '';

function touch(names: TouchedNames, id: string, member = SYMBOL_ITSELF): void {
  (names[id] ??= []).push(member);
}

function compareMembers(id: string, before: SymbolShape, after: SymbolShape, changes: VersionChanges): void {
  for (const [name, member] of after.members) {
    // Inherited members are reported once, where they are declared.
    if (member.isInherited) continue;
    const earlier = before.members.get(name);
    if (!earlier) touch(changes.added, id, name);
    else if (earlier.text !== member.text) touch(changes.changed, id, name);
    if (member.isDeprecated && !earlier?.isDeprecated) touch(changes.deprecated, id, name);
  }
  for (const [name, member] of before.members) {
    if (!member.isInherited && !after.members.has(name)) touch(changes.removed, id, name);
  }
}

/** A class that becomes an interface is a changed symbol, not a removed and an added one. */
function findEarlier(id: string, after: SymbolShape, older: ApiShapes, newer: ApiShapes): SymbolShape | undefined {
  const same = older.get(id);
  if (same) return same;
  const moved = [...older].find(([oldId, shape]) => shape.name === after.name && !newer.has(oldId));
  return moved?.[1];
}

/** Lists what a version changed in the API, compared with the previous version. */
export function compareShapes(version: string, older: ApiShapes, newer: ApiShapes): VersionChanges {
  const changes: VersionChanges = { version, added: {}, changed: {}, deprecated: {}, removed: {} };
  for (const [id, after] of newer) {
    const before = findEarlier(id, after, older, newer);
    if (!before) touch(changes.added, id);
    if (before && (before.text !== after.text || !older.has(id))) touch(changes.changed, id);
    if (after.isDeprecated && !before?.isDeprecated) touch(changes.deprecated, id);
    if (before) compareMembers(id, before, after, changes);
  }
  const namesNow = new Set([...newer.values()].map((shape) => shape.name));
  for (const [id, shape] of older) if (!newer.has(id) && !namesNow.has(shape.name)) touch(changes.removed, id);
  return changes;
}

/** Drops the entry for the symbol where it's the only one, to keep the data file small. */
export function compactChanges(changes: VersionChanges): VersionChanges {
  const compact = (names: TouchedNames): TouchedNames =>
    Object.fromEntries(
      Object.entries(names)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, members]) => [id, members.length === 1 && members[0] === SYMBOL_ITSELF ? [] : members.sort()]),
    );
  const kinds: Change[] = ['added', 'changed', 'deprecated', 'removed'];
  return Object.assign({ version: changes.version }, ...kinds.map((kind) => ({ [kind]: compact(changes[kind]) })));
}
