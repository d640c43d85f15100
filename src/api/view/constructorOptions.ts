import { fieldsOf, optionTypesOf } from '../model/optionTypes.ts';
import type { Api } from '../lookup/createApi.ts';
import type { ApiMember, ApiSignature, ApiSymbol } from '../model/types.ts';

/** A field that can be passed, and the options type it belongs to. */
interface OptionField {
  field: ApiMember;
  type: ApiSymbol;
}

/** The fields a parameter accepts, merged from all its options types without duplicates. */
export interface ParameterOptions {
  parameter: string;
  types: ApiSymbol[];
  fields: OptionField[];
}

/** The options tables of a signature: one for each parameter that takes an options object. */
export function buildParameterOptions(signatures: ApiSignature[], api: Api): ParameterOptions[] {
  const tables = new Map<string, ParameterOptions>();
  for (const parameter of signatures.flatMap(({ parameters }) => parameters)) {
    const types = optionTypesOf(parameter, api.get);
    if (types.length === 0) continue;
    const fields = types.flatMap((type) => fieldsOf(type).map((field): OptionField => ({ field, type })));
    const byName = new Map(fields.map((option) => [option.field.name, option]));
    const key = types.map(({ id }) => id).join();
    tables.set(key, { parameter: parameter.name, types, fields: [...byName.values()] });
  }
  return [...tables.values()];
}
