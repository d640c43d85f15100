import { ReflectionKind, type JSONOutput } from 'typedoc';
import { fileToArea } from '../model/areas.ts';
import type { ApiKind, ApiSymbol, SymbolId } from '../model/types.ts';
import { commentToDoc, isInternal } from './commentToDoc.ts';
import type { ExtractContext } from './context.ts';
import { formatType } from './formatType.ts';
import { declaredMembers, toSymbolId } from './targets.ts';
import { toMembers } from './toMember.ts';
import { toSignature, toTypeParameters, withoutEmpty } from './toSignature.ts';

type Declaration = JSONOutput.DeclarationReflection;

const sourceToFile = (declaration: Declaration) =>
  (declaration.sources?.[0]?.fileName ?? 'index').replace(/\.d\.[cm]?ts$|\.ts$/, '');

/** A constant that holds a function is documented as a function. */
function functionOf(declaration: Declaration): JSONOutput.SignatureReflection[] | undefined {
  if (declaration.signatures) return declaration.signatures;
  if (declaration.kind !== ReflectionKind.Variable || declaration.type?.type !== 'reflection') return undefined;
  const inner = declaration.type.declaration;
  return inner.children ? undefined : inner.signatures;
}

function exportedAgain(declaration: Declaration, context: ExtractContext): SymbolId[] | undefined {
  if (declaration.kind !== ReflectionKind.Namespace) return undefined;
  const references = (declaration.children ?? []).filter((child) => child.kind === ReflectionKind.Reference);
  return references.flatMap(
    (child) => context.targets.get((child as JSONOutput.ReferenceReflection).target)?.ref ?? [],
  );
}

const formatAll = (types: JSONOutput.SomeType[] | undefined, context: ExtractContext) =>
  types?.map((type) => formatType(type, context));

/** Turns one exported declaration into a symbol of our model. */
export function toSymbol(declaration: Declaration, kind: ApiKind, slug: string, context: ExtractContext): ApiSymbol {
  const file = sourceToFile(declaration);
  const owner = declaredMembers(declaration);
  const members = toMembers(owner, context);
  const signatures = functionOf(declaration)?.map((signature) => toSignature(signature, context));
  const needsType = declaration.type && owner === declaration && !(kind === 'variable' && signatures);
  return withoutEmpty({
    id: toSymbolId(kind, declaration.name),
    name: declaration.name,
    kind,
    slug,
    area: fileToArea(file),
    file,
    isAbstract: declaration.flags.isAbstract,
    isInternal: isInternal(declaration),
    doc: commentToDoc(declaration.comment, context),
    typeParameters: toTypeParameters(declaration.typeParameters, context),
    extends: formatAll(declaration.extendedTypes, context),
    implements: formatAll(declaration.implementedTypes, context),
    type: needsType ? formatType(declaration.type, context) : undefined,
    default: declaration.defaultValue,
    signatures,
    members: members.length > 0 ? members : undefined,
    exportsAgain: exportedAgain(declaration, context),
  });
}
