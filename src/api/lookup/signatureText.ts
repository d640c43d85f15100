import { typeToString } from '../model/typeText.ts';
import type { ApiMember, ApiSignature, ApiSymbol } from '../model/types.ts';

/** `(target: Vector, speed?: number): void` as plain text. */
export function signatureToString(signature: ApiSignature): string {
  const generics = (signature.typeParameters ?? []).map((parameter) => parameter.name).join(', ');
  const parameters = signature.parameters.map((parameter) => {
    const name = `${parameter.isRest ? '...' : ''}${parameter.name}${parameter.isOptional ? '?' : ''}`;
    return `${name}: ${typeToString(parameter.type)}`;
  });
  const returns = signature.returns ? `: ${typeToString(signature.returns)}` : '';
  return `${generics ? `<${generics}>` : ''}(${parameters.join(', ')})${returns}`;
}

/** The declaration of a member on one line. */
export function memberToString(owner: string, member: ApiMember): string {
  const signature = member.signatures?.[0];
  if (member.kind === 'constructor') return `new ${owner}${signature ? signatureToString(signature) : '()'}`;
  if (member.kind === 'enumMember') return `${owner}.${member.name} = ${typeToString(member.type ?? [])}`;
  if (signature && member.kind !== 'property') return `${owner}.${member.name}${signatureToString(signature)}`;
  const readonly = member.isReadonly ? 'readonly ' : '';
  return `${readonly}${owner}.${member.name}${member.isOptional ? '?' : ''}: ${typeToString(member.type ?? ['any'])}`;
}

const listTypes = (word: string, types: ApiSymbol['extends']) =>
  types && types.length > 0 ? ` ${word} ${types.map(typeToString).join(', ')}` : '';

function genericsOf(symbol: ApiSymbol): string {
  const names = (symbol.typeParameters ?? []).map((parameter) => parameter.name);
  return names.length > 0 ? `<${names.join(', ')}>` : '';
}

/** The declaration of a symbol on one line. */
export function symbolToString(symbol: ApiSymbol): string {
  const { kind, name } = symbol;
  const signature = symbol.signatures?.[0];
  if (signature) return `function ${name}${signatureToString(signature)}`;
  if (kind === 'variable') return `const ${name}: ${symbol.type ? typeToString(symbol.type) : 'object'}`;
  if (kind === 'type')
    return `type ${name}${genericsOf(symbol)} = ${symbol.type ? typeToString(symbol.type) : '{ … }'}`;
  const word = symbol.isAbstract ? `abstract ${kind}` : kind;
  return `${word} ${name}${genericsOf(symbol)}${listTypes('extends', symbol.extends)}`;
}
