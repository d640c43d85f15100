import type { SymbolId, TypePiece, TypeText } from './types.ts';

const pieceToString = (piece: TypePiece) => (typeof piece === 'string' ? piece : piece.text);

/** The type as plain text. */
export function typeToString(type: TypeText): string {
  return type.map(pieceToString).join('');
}

/** Merges adjacent strings to keep the stored model small. */
export function compactType(type: TypeText): TypeText {
  const out: TypeText = [];
  for (const piece of type) {
    const last = out.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') out[out.length - 1] = last + piece;
    else if (piece !== '') out.push(piece);
  }
  return out;
}

/** Puts a separator between types. */
export function joinTypes(types: TypeText[], separator: string): TypeText {
  return types.flatMap((type, index) => (index === 0 ? type : [separator, ...type]));
}

/** The symbol a type starts with: `Component` of `Component<'x'>`. */
export function headOf(type: TypeText): SymbolId | undefined {
  const [first] = type;
  return typeof first === 'object' && 'ref' in first ? first.ref : undefined;
}
