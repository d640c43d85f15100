import { ReflectionKind, type JSONOutput } from 'typedoc';

type Declaration = JSONOutput.DeclarationReflection;
type Child = Declaration | JSONOutput.ReferenceReflection;

function indexById(children: Child[], byId = new Map<number, Declaration>()): Map<number, Declaration> {
  for (const child of children) {
    if (child.kind === ReflectionKind.Reference) continue;
    byId.set(child.id, child as Declaration);
    if (child.kind === ReflectionKind.Namespace) indexById((child as Declaration).children ?? [], byId);
  }
  return byId;
}

/**
 * Everything the package exports. A re-export under another name or from a namespace is a separate declaration here,
 * because it has its own page. The order decides which page a type with several names links to: the last one wins, so
 * the original comes before its aliases, and these before members of a namespace.
 */
export function listExportedDeclarations(project: JSONOutput.ProjectReflection): Declaration[] {
  const children = (project.children ?? []) as Child[];
  const byId = indexById(children);
  const namespaces = children.filter(({ kind }) => kind === ReflectionKind.Namespace) as Declaration[];
  const again = children.flatMap((child) => {
    const target =
      child.kind === ReflectionKind.Reference && byId.get((child as JSONOutput.ReferenceReflection).target);
    return target ? [{ ...target, name: child.name }] : [];
  });
  const isPlain = ({ kind }: Child) => kind !== ReflectionKind.Reference && kind !== ReflectionKind.Namespace;
  return [...namespaces, ...again, ...(children.filter(isPlain) as Declaration[])];
}
