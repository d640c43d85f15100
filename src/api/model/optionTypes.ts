import { headOf } from './typeText.ts';
import type { ApiMember, ApiParameter, ApiSymbol, SymbolId, TypeText } from './types.ts';

export const OPTIONS_ENDING = /(Options|Args|Config|Configuration|Props|Settings)$/;

/** Names such as `EngineOptions` and `ActorArgs`: options objects whose fields are documented where they are passed. */
export const isOptionsName = (name: string) => OPTIONS_ENDING.test(name);

const refsIn = (type: TypeText): SymbolId[] =>
  type.flatMap((piece) => (typeof piece === 'object' && 'ref' in piece ? [piece.ref] : []));

/** The options types a parameter accepts; several when they are intersected with `&`. */
export function optionTypesOf(parameter: ApiParameter, get: (id: SymbolId) => ApiSymbol | undefined): ApiSymbol[] {
  const isWhole = headOf(parameter.type) !== undefined || typeof parameter.type[0] === 'string';
  if (!isWhole) return [];
  const types = refsIn(parameter.type).flatMap((ref) => (isOptionsName(ref) ? (get(ref) ?? []) : []));
  return types.filter((type) => fieldsOf(type).length > 0);
}

/** The fields of an options type. */
export function fieldsOf(type: ApiSymbol): ApiMember[] {
  return (type.members ?? []).filter((member) => member.kind !== 'constructor' && !member.isStatic);
}
