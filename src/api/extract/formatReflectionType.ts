import { ReflectionKind, type JSONOutput } from 'typedoc';
import { joinTypes, typeToString } from '../model/typeText.ts';
import type { TypeText } from '../model/types.ts';
import type { ExtractContext } from './context.ts';

type Format = (type: JSONOutput.SomeType, context: ExtractContext) => TypeText;
type Declaration = JSONOutput.DeclarationReflection;
type Signature = JSONOutput.SignatureReflection;

const OBJECT_LINE_LENGTH = 60;
const ANY: TypeText = ['any'];

const formatOr = (type: JSONOutput.SomeType | undefined, context: ExtractContext, format: Format) =>
  type ? format(type, context) : ANY;

function formatParameters(signature: Signature, context: ExtractContext, format: Format): TypeText {
  const parameters = (signature.parameters ?? []).map((parameter): TypeText => {
    const name = `${parameter.flags?.isRest ? '...' : ''}${parameter.name}${parameter.flags?.isOptional ? '?' : ''}`;
    return [`${name}: `, ...formatOr(parameter.type, context, format)];
  });
  return ['(', ...joinTypes(parameters, ', '), ')'];
}

function formatSignature(signature: Signature, arrow: string, context: ExtractContext, format: Format): TypeText {
  const isConstructor = signature.kind === ReflectionKind.ConstructorSignature;
  const generics = (signature.typeParameters ?? []).map((parameter) => parameter.name).join(', ');
  return [
    isConstructor ? 'new ' : '',
    generics ? `<${generics}>` : '',
    ...formatParameters(signature, context, format),
    arrow,
    ...formatOr(signature.type, context, format),
  ];
}

function formatField(field: Declaration, context: ExtractContext, format: Format): TypeText[] {
  const name = `${field.flags?.isReadonly ? 'readonly ' : ''}${field.name}${field.flags?.isOptional ? '?' : ''}`;
  if (field.signatures) {
    return field.signatures.map((signature) => [name, ...formatSignature(signature, ': ', context, format)]);
  }
  return [[`${name}: `, ...formatOr(field.type ?? field.getSignature?.type, context, format)]];
}

function formatIndex(signature: Signature, context: ExtractContext, format: Format): TypeText {
  const key = signature.parameters?.[0];
  const keyText: TypeText = [`[${key?.name ?? 'key'}: `, ...formatOr(key?.type, context, format), ']: '];
  return [...keyText, ...formatOr(signature.type, context, format)];
}

const indent = (type: TypeText): TypeText =>
  type.map((piece) => (typeof piece === 'string' ? piece.replace(/\n/g, '\n  ') : piece));

/** Formats an object type or a function type. */
export function formatReflectionType(declaration: Declaration, context: ExtractContext, format: Format): TypeText {
  const signatures = declaration.signatures ?? [];
  const fields = (declaration.children ?? []).flatMap((field) => formatField(field, context, format));
  const indexes = (declaration.indexSignatures ?? []).map((index) => formatIndex(index, context, format));
  if (fields.length + indexes.length === 0 && signatures.length === 1) {
    return formatSignature(signatures[0]!, ' => ', context, format);
  }
  const lines = [...signatures.map((one) => formatSignature(one, ': ', context, format)), ...indexes, ...fields];
  if (lines.length === 0) return ['{}'];
  const flat = joinTypes(lines, '; ');
  if (typeToString(flat).length <= OBJECT_LINE_LENGTH) return ['{ ', ...flat, ' }'];
  return ['{\n  ', ...joinTypes(lines.map(indent), ';\n  '), ';\n}'];
}
