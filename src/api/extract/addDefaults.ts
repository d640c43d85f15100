import type { ApiMember, ApiSignature, ApiSymbol, SymbolId } from '../model/types.ts';
import { isOptionsName, OPTIONS_ENDING } from '../model/optionTypes.ts';
import { inlinesToString } from '../model/docText.ts';
import { textToDefault } from './textToDefault.ts';
import type { RuntimeDefaults } from './runtimeDefaults.ts';

type Get = (id: SymbolId) => ApiSymbol | undefined;

function addToSignature(signature: ApiSignature, defaults: ReadonlyMap<number, string> | undefined): ApiSignature {
  if (!defaults || defaults.size === 0) return signature;
  const parameters = signature.parameters.map((parameter, index) => {
    const text = parameter.default ?? defaults.get(index);
    // Parameter positions differ between overloads; only an optional parameter can have a default.
    return text && parameter.isOptional ? { ...parameter, default: text } : parameter;
  });
  return { ...signature, parameters };
}

function addToMember(owner: ApiSymbol, member: ApiMember, { parameters }: RuntimeDefaults): ApiMember {
  if (!member.signatures || member.signatures.length > 1) return member;
  const declaredOn = member.inheritedFrom?.text.split('.')[0] ?? owner.name;
  const defaults = parameters.get(`${declaredOn}.${member.name}`);
  return { ...member, signatures: member.signatures.map((signature) => addToSignature(signature, defaults)) };
}

const refsOf = (member: ApiMember): SymbolId[] =>
  (member.signatures ?? []).flatMap(({ parameters }) =>
    parameters.flatMap(({ type }) =>
      type.flatMap((piece) => (typeof piece === 'object' && 'ref' in piece ? [piece.ref] : [])),
    ),
  );

/** Which class's constructor reads which options type. */
function readersOf(symbols: ApiSymbol[]): Map<SymbolId, string[]> {
  const readers = new Map<SymbolId, string[]>();
  for (const symbol of symbols) {
    const constructor = symbol.members?.find((member) => member.kind === 'constructor' && !member.inheritedFrom);
    for (const ref of constructor ? refsOf(constructor) : []) {
      if (isOptionsName(ref)) readers.set(ref, [...(readers.get(ref) ?? []), symbol.name]);
    }
  }
  return readers;
}

/** The class an options type is named after, or the only class that reads it. */
function chooseReader(optionsName: string, readers: string[]): string | undefined {
  const stem = optionsName.replace(OPTIONS_ENDING, '');
  return readers.find((reader) => reader === stem) ?? (readers.length === 1 ? readers[0] : undefined);
}

/** The compiler inlines constant enum members as `1`; readers want the name. */
function nameEnumValue(text: string, member: ApiMember, get: Get): string {
  const [piece] = member.type ?? [];
  const owner = typeof piece === 'object' && 'ref' in piece ? get(piece.ref) : undefined;
  const value = owner?.kind === 'enum' && owner.members?.find(({ type }) => type?.[0] === text);
  return value ? `${owner.name}.${value.name}` : text;
}

function addToFields(symbol: ApiSymbol, fields: ReadonlyMap<string, string> | undefined, get: Get): ApiSymbol {
  const members = symbol.members?.map((member) => {
    if (member.default || !member.isOptional) return member;
    const found = fields?.get(member.name);
    // `null` only means that the field was omitted.
    const text = found === 'null' ? undefined : found;
    const stated = text ?? textToDefault(inlinesToString(member.doc?.summary ?? []));
    return stated ? { ...member, default: nameEnumValue(stated, member, get) } : member;
  });
  return members ? { ...symbol, members } : symbol;
}

function addToSignatures(symbol: ApiSymbol, defaults: RuntimeDefaults): ApiSymbol {
  const own = defaults.parameters.get(symbol.name);
  const signatures =
    symbol.signatures?.length === 1 ? symbol.signatures.map((one) => addToSignature(one, own)) : symbol.signatures;
  const members = symbol.members?.map((member) => addToMember(symbol, member, defaults));
  return { ...symbol, ...(signatures ? { signatures } : {}), ...(members ? { members } : {}) };
}

/** Sets the defaults of parameters and option fields from the package's JavaScript. */
export function addDefaults(symbols: ApiSymbol[], defaults: RuntimeDefaults): ApiSymbol[] {
  const readers = readersOf(symbols);
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  return symbols.map((symbol) => {
    const withSignatures = addToSignatures(symbol, defaults);
    const reader = chooseReader(symbol.name, readers.get(symbol.id) ?? []);
    if (!isOptionsName(symbol.name)) return withSignatures;
    return addToFields(withSignatures, reader ? defaults.options.get(reader) : undefined, (id) => byId.get(id));
  });
}
