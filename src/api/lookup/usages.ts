import type { ApiMember, ApiSignature, ApiSymbol, SymbolId, TypeText } from '../model/types.ts';

/** A function, method or property that returns or accepts a type. */
export interface Usage {
  ref: SymbolId;
  member?: string;
}

export interface Usages {
  /** Functions, methods and properties whose value is of the type. */
  returnedBy(id: SymbolId): Usage[];
  /** Functions, methods and constructors with a parameter of the type. */
  acceptedBy(id: SymbolId): Usage[];
}

const refsIn = (type: TypeText | undefined): SymbolId[] =>
  (type ?? []).flatMap((piece) => (typeof piece === 'object' && 'ref' in piece ? [piece.ref] : []));

type UsageMap = Map<SymbolId, Map<string, Usage>>;

function add(map: UsageMap, ids: SymbolId[], usage: Usage): void {
  for (const id of ids) {
    if (id === usage.ref) continue;
    const usages = map.get(id) ?? new Map<string, Usage>();
    usages.set(`${usage.ref}#${usage.member ?? ''}`, usage);
    map.set(id, usages);
  }
}

function addSignatures(signatures: ApiSignature[] | undefined, usage: Usage, returned: UsageMap, accepted: UsageMap) {
  for (const signature of signatures ?? []) {
    add(returned, refsIn(signature.returns), usage);
    for (const parameter of signature.parameters) add(accepted, refsIn(parameter.type), usage);
  }
}

function addMember(owner: ApiSymbol, member: ApiMember, returned: UsageMap, accepted: UsageMap): void {
  // An inherited member is listed once, where it is declared.
  if (member.inheritedFrom) return;
  const usage: Usage = { ref: owner.id, member: member.name };
  addSignatures(member.signatures, usage, returned, accepted);
  if (!member.signatures) add(returned, refsIn(member.type), usage);
}

/** Finds what returns and what accepts each symbol. */
export function buildUsages(symbols: ApiSymbol[]): Usages {
  const returned: UsageMap = new Map();
  const accepted: UsageMap = new Map();
  for (const symbol of symbols) {
    addSignatures(symbol.signatures, { ref: symbol.id }, returned, accepted);
    for (const member of symbol.members ?? []) addMember(symbol, member, returned, accepted);
  }
  const list = (map: UsageMap) => (id: SymbolId) => [...(map.get(id)?.values() ?? [])];
  return { returnedBy: list(returned), acceptedBy: list(accepted) };
}
