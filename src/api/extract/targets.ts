import { ReflectionKind, type JSONOutput } from 'typedoc';
import type { NamedSymbol } from '../model/resolveName.ts';
import type { ApiKind, SymbolId } from '../model/types.ts';

type Declaration = JSONOutput.DeclarationReflection;

const KINDS: Partial<Record<ReflectionKind, ApiKind>> = {
  [ReflectionKind.Class]: 'class',
  [ReflectionKind.Interface]: 'interface',
  [ReflectionKind.Enum]: 'enum',
  [ReflectionKind.Function]: 'function',
  [ReflectionKind.Namespace]: 'namespace',
  [ReflectionKind.TypeAlias]: 'type',
  [ReflectionKind.Variable]: 'variable',
};

export const toKind = (declaration: Declaration): ApiKind | undefined => KINDS[declaration.kind as ReflectionKind];

export const toSymbolId = (kind: ApiKind, name: string): SymbolId => `${kind}:${name}`;

/** The members a declaration shows on its page: its children, or the fields of the object type it aliases. */
export function declaredMembers(declaration: Declaration): Declaration {
  const inner = declaration.type?.type === 'reflection' ? declaration.type.declaration : undefined;
  return inner && (inner.children || inner.indexSignatures) ? inner : declaration;
}

function addMemberIds(owner: Declaration, ref: SymbolId, prefix: string, targets: Map<number, Target>): string[] {
  return ((owner.children ?? []) as Declaration[]).flatMap((child) => {
    if (child.kind === ReflectionKind.Reference) return [];
    const member = prefix + child.name;
    const ids = [
      child.id,
      ...[...(child.signatures ?? []), child.getSignature, child.setSignature].map((one) => one?.id),
    ];
    for (const id of ids) if (id !== undefined) targets.set(id, { ref, member });
    if (child.kind !== ReflectionKind.Namespace) return [member];
    return addMemberIds(child, ref, `${member}.`, targets);
  });
}

type Target = { ref: SymbolId; member?: string };

/** Maps the ids in TypeDoc's output to symbols and members, and lists the names that can be resolved. */
export function indexTargets(declarations: Declaration[]): { targets: Map<number, Target>; named: NamedSymbol[] } {
  const targets = new Map<number, Target>();
  const named = declarations.flatMap((declaration): NamedSymbol[] => {
    const kind = toKind(declaration);
    if (!kind) return [];
    const id = toSymbolId(kind, declaration.name);
    targets.set(declaration.id, { ref: id });
    for (const signature of declaration.signatures ?? []) targets.set(signature.id, { ref: id });
    const memberNames = new Set(addMemberIds(declaredMembers(declaration), id, '', targets));
    return [{ id, name: declaration.name, kind, memberNames }];
  });
  return { targets, named };
}
