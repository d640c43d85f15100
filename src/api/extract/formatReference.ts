import type { JSONOutput } from 'typedoc';
import { joinTypes } from '../model/typeText.ts';
import type { TypePiece, TypeText } from '../model/types.ts';
import type { ExtractContext } from './context.ts';
import { externalTypeToHref } from './externalLinks.ts';

type Format = (type: JSONOutput.SomeType, context: ExtractContext) => TypeText;

function referenceToPiece(type: JSONOutput.ReferenceType, context: ExtractContext): TypePiece {
  if (type.refersToTypeParameter) return type.name;
  if (typeof type.target === 'number') {
    const target = context.targets.get(type.target);
    return target ? { text: type.name, ...target } : type.name;
  }
  const href = externalTypeToHref(type.name, type.target.packagePath ?? '');
  return href ? { text: type.name, href } : type.name;
}

/** Formats a named type with its type arguments. */
export function formatReference(type: JSONOutput.ReferenceType, context: ExtractContext, format: Format): TypeText {
  const piece = referenceToPiece(type, context);
  if (!type.typeArguments || type.typeArguments.length === 0) return [piece];
  const args = type.typeArguments.map((argument) => format(argument, context));
  return [piece, '<', ...joinTypes(args, ', '), '>'];
}
