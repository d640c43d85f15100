import type { ApiMember, ApiSymbol } from '../model/types.ts';

/** Members of one category, with declared and inherited ones separate. */
export interface MemberGroup {
  /** The URL fragment of the group's heading. */
  id: string;
  title: string;
  own: ApiMember[];
  inherited: ApiMember[];
  /** How many members are shown in full above this group. */
  before: number;
}

interface GroupRule {
  id: string;
  title: string;
  holds(member: ApiMember, symbol: ApiSymbol): boolean;
}

const isInstance = (member: ApiMember) => !member.isStatic;

const RULES: GroupRule[] = [
  { id: 'enum-members', title: 'Members', holds: ({ kind }) => kind === 'enumMember' },
  { id: 'functions', title: 'Functions', holds: ({ kind }) => kind === 'function' },
  { id: 'index-signatures', title: 'Index signatures', holds: ({ kind }) => kind === 'index' },
  { id: 'properties', title: 'Properties', holds: (member) => member.kind === 'property' && isInstance(member) },
  { id: 'accessors', title: 'Accessors', holds: (member) => member.kind === 'accessor' && isInstance(member) },
  { id: 'methods', title: 'Methods', holds: (member) => member.kind === 'method' && isInstance(member) },
  { id: 'static-members', title: 'Static members', holds: (member) => !!member.isStatic },
];

const byName = (a: ApiMember, b: ApiMember) => a.name.localeCompare(b.name, 'en');

/** Sorts the members of a symbol into groups; empty groups are omitted. */
export function buildMemberGroups(symbol: ApiSymbol): MemberGroup[] {
  const members = (symbol.members ?? []).filter((member) => member.kind !== 'constructor');
  let before = 0;
  return RULES.flatMap(({ id, title, holds }) => {
    const held = members.filter((member) => holds(member, symbol));
    // The members of an enum keep the order in which the engine numbers them.
    const sorted = id === 'enum-members' ? held : [...held].sort(byName);
    const own = sorted.filter((member) => !member.inheritedFrom);
    const inherited = sorted.filter((member) => member.inheritedFrom);
    const group = { id, title, own, inherited, before };
    before += own.length;
    return held.length > 0 ? [group] : [];
  });
}

/** The parents that members are inherited from, most frequent first: `Entity, Actor`. */
export function listOrigins(inherited: ApiMember[]): string[] {
  const counts = new Map<string, number>();
  for (const { inheritedFrom } of inherited) {
    const owner = inheritedFrom!.text.split('.')[0]!;
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([owner]) => owner);
}
