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
 * Everything the package exports. What is exported a second time, under another name or out of a namespace, is a
 * declaration of its own here, because it has a page of its own. The order decides where a type leads that has several
 * names: what comes later wins, so its own page comes before a second name, and that before a place in a namespace.
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
