import { ReflectionKind, type JSONOutput } from 'typedoc';
import { createAnchors } from '../model/anchors.ts';
import type { ApiMember, MemberKind, MemberOrigin } from '../model/types.ts';
import { commentToDefault, commentToDoc, isInternal } from './commentToDoc.ts';
import type { ExtractContext } from './context.ts';
import { formatType } from './formatType.ts';
import { toSignature, withoutEmpty } from './toSignature.ts';

type Declaration = JSONOutput.DeclarationReflection;

const MEMBER_KINDS: Partial<Record<ReflectionKind, MemberKind>> = {
  [ReflectionKind.Constructor]: 'constructor',
  [ReflectionKind.Property]: 'property',
  [ReflectionKind.Accessor]: 'accessor',
  [ReflectionKind.Method]: 'method',
  [ReflectionKind.EnumMember]: 'enumMember',
  [ReflectionKind.Function]: 'function',
  [ReflectionKind.Variable]: 'property',
};

function toOrigin(reference: JSONOutput.ReferenceType | undefined, context: ExtractContext): MemberOrigin | undefined {
  if (!reference) return undefined;
  const target = typeof reference.target === 'number' ? context.targets.get(reference.target) : undefined;
  const found = target ?? context.resolveName(reference.name);
  return { text: reference.name, ...found };
}

/** A property that holds a function is documented as a method. */
function callableSignatures(declaration: Declaration): JSONOutput.SignatureReflection[] | undefined {
  if (declaration.signatures) return declaration.signatures;
  const inner = declaration.type?.type === 'reflection' ? declaration.type.declaration : undefined;
  return inner?.children ? undefined : inner?.signatures;
}

function toType(declaration: Declaration, context: ExtractContext) {
  const setter = declaration.setSignature?.parameters?.[0]?.type;
  const type = declaration.getSignature?.type ?? setter ?? declaration.type;
  return type && formatType(type, context);
}

function toFlags({ flags, getSignature, setSignature, kind }: Declaration) {
  const isAccessor = kind === ReflectionKind.Accessor;
  return {
    isStatic: flags.isStatic,
    isProtected: flags.isProtected,
    isAbstract: flags.isAbstract,
    isOptional: flags.isOptional,
    isReadonly: flags.isReadonly || (isAccessor && !setSignature),
    isWriteOnly: isAccessor && !getSignature,
  };
}

function toMember(declaration: Declaration, context: ExtractContext): ApiMember | undefined {
  const kind = MEMBER_KINDS[declaration.kind as ReflectionKind];
  if (!kind) return undefined;
  const signatures = callableSignatures(declaration);
  const accessor = declaration.getSignature ?? declaration.setSignature;
  const comment = declaration.comment ?? accessor?.comment;
  const isCallableProperty = kind === 'property' && !!signatures && !declaration.signatures;
  return withoutEmpty({
    name: declaration.name,
    kind,
    anchor: '',
    ...toFlags(declaration),
    type: signatures && !isCallableProperty ? undefined : toType(declaration, context),
    default: declaration.defaultValue ?? commentToDefault(comment),
    signatures: signatures?.map((signature) => toSignature(signature, context)),
    doc: commentToDoc(comment, context),
    inheritedFrom: toOrigin(declaration.inheritedFrom ?? accessor?.inheritedFrom, context),
    overrides: toOrigin(declaration.overwrites ?? accessor?.overwrites, context),
  });
}

function toIndexMember(signature: JSONOutput.SignatureReflection, context: ExtractContext): ApiMember {
  const key = signature.parameters?.[0];
  const keyType = formatType(key?.type, context);
  return withoutEmpty({
    name: `[${key?.name ?? 'key'}: ${keyType.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')}]`,
    kind: 'index',
    anchor: '',
    type: formatType(signature.type, context),
    doc: commentToDoc(signature.comment, context),
  });
}

/** The members of a namespace inside a namespace are listed under both names: `DrawUtil.line`. */
function flattenNamespaces(declarations: Declaration[], prefix = ''): Declaration[] {
  return declarations.flatMap((declaration) =>
    declaration.kind === ReflectionKind.Namespace
      ? flattenNamespaces(declaration.children ?? [], `${prefix}${declaration.name}.`)
      : [{ ...declaration, name: prefix + declaration.name }],
  );
}

/** The members of a class, interface, enum, namespace or object type, each with a unique anchor. */
export function toMembers(owner: Declaration, context: ExtractContext): ApiMember[] {
  const declared = flattenNamespaces((owner.children ?? []) as Declaration[]).filter((child) => !isInternal(child));
  const members = declared.flatMap((declaration) => toMember(declaration, context) ?? []);
  const indexes = (owner.indexSignatures ?? []).map((signature) => toIndexMember(signature, context));
  const nextAnchor = createAnchors();
  return [...members, ...indexes].map((member) => ({ ...member, anchor: nextAnchor(member.name) }));
}
