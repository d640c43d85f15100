import { typeToString } from '../model/typeText.ts';
import type { ApiMember, ApiModel, ApiSignature, ApiSymbol, Doc, TypeText } from '../model/types.ts';

/** The public shape of a name as text: a name has changed if its text differs between versions. */
interface Shape {
  text: string;
  isDeprecated: boolean;
}

interface MemberShape extends Shape {
  isInherited: boolean;
}

export interface SymbolShape extends Shape {
  name: string;
  members: Map<string, MemberShape>;
}

export type ApiShapes = Map<string, SymbolShape>;

/** Makes `A | B` and `B | A` equal, because the compiler may choose either order. */
function normalize(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim().replace(/^\| /, '');
  return /[<({[]/.test(oneLine) ? oneLine : oneLine.split(' | ').sort().join(' | ');
}

const typeShape = (type: TypeText | undefined) => (type ? normalize(typeToString(type)) : '');

/** Parameter names are left out: renaming one is not a breaking change. */
function signatureShape(signature: ApiSignature): string {
  const parameters = signature.parameters.map(
    ({ isRest, isOptional, type }) => `${isRest ? '...' : ''}${isOptional ? '?' : ''}${typeShape(type)}`,
  );
  return `(${parameters.join(', ')}) => ${typeShape(signature.returns)}`;
}

const isDeprecated = (docs: (Doc | undefined)[]) => docs.some((doc) => doc?.deprecated);

const signaturesShape = (signatures: ApiSignature[] | undefined) => (signatures ?? []).map(signatureShape).join('; ');

/** A property that becomes an accessor of the same type keeps its shape. */
function memberShape(member: ApiMember): MemberShape {
  const marks = [
    member.isStatic && 'static',
    member.isProtected && 'protected',
    member.isAbstract && 'abstract',
    member.isOptional && '?',
    member.isReadonly && 'readonly',
  ];
  const shape = member.signatures ? signaturesShape(member.signatures) : typeShape(member.type);
  return {
    text: [...marks.filter(Boolean), shape].join(' '),
    isDeprecated: isDeprecated([member.doc, ...(member.signatures ?? []).map(({ doc }) => doc)]),
    isInherited: !!member.inheritedFrom,
  };
}

function symbolText(symbol: ApiSymbol): string {
  const generics = (symbol.typeParameters ?? []).map(({ constraint }) => typeShape(constraint));
  const parents = [...(symbol.extends ?? []), '/', ...(symbol.implements ?? [])].map((type) =>
    typeof type === 'string' ? type : typeShape(type),
  );
  const body = symbol.signatures ? signaturesShape(symbol.signatures) : typeShape(symbol.type);
  return [symbol.isAbstract ? 'abstract' : '', `<${generics.join(', ')}>`, ...parents, body].join(' ');
}

function symbolShape(symbol: ApiSymbol): SymbolShape {
  const docs = [symbol.doc, ...(symbol.signatures ?? []).map(({ doc }) => doc)];
  return {
    name: symbol.name,
    text: symbolText(symbol),
    isDeprecated: isDeprecated(docs),
    members: new Map((symbol.members ?? []).map((member) => [member.name, memberShape(member)])),
  };
}

/** Reduces a model to the shapes that are compared between versions. */
export function modelToShapes(model: ApiModel): ApiShapes {
  return new Map(model.symbols.map((symbol) => [symbol.id, symbolShape(symbol)]));
}
