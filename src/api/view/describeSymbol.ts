import type { Api } from '../lookup/createApi.ts';
import { inlinesToString } from '../model/docText.ts';
import type { ApiSymbol } from '../model/types.ts';
import { buildMemberGroups } from './memberGroups.ts';

const KIND_NAMES: Record<ApiSymbol['kind'], string> = {
  class: 'class',
  interface: 'interface',
  enum: 'enumeration',
  function: 'function',
  namespace: 'namespace',
  type: 'type',
  variable: 'constant',
};

const count = (amount: number, singular: string, plural = `${singular}s`) =>
  `${amount} ${amount === 1 ? singular : plural}`;

const listWords = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const PLURALS: Record<string, [string, string]> = {
  'enum-members': ['member', 'members'],
  functions: ['function', 'functions'],
  'index-signatures': ['index signature', 'index signatures'],
  properties: ['property', 'properties'],
  accessors: ['accessor', 'accessors'],
  methods: ['method', 'methods'],
  'static-members': ['static member', 'static members'],
};

function describeMembers(symbol: ApiSymbol): string {
  const parts = buildMemberGroups(symbol).map(({ id, own, inherited }) =>
    count(own.length + inherited.length, ...PLURALS[id]!),
  );
  return parts.length > 0 ? ` with ${listWords(parts)}` : '';
}

function describeUse(symbol: ApiSymbol, api: Api): string {
  const accepted = api.usages.acceptedBy(symbol.id).length;
  const returned = api.usages.returnedBy(symbol.id).length;
  const parts = [
    accepted > 0 ? `taken by ${count(accepted, 'function or constructor', 'functions and constructors')}` : '',
    returned > 0 ? `given out by ${count(returned, 'member or function', 'members and functions')}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? ` It is ${listWords(parts)}.` : '';
}

function describeFamily(symbol: ApiSymbol, api: Api): string {
  const implementers = api.hierarchy.implementers(symbol.id).length;
  const children = api.hierarchy.children(symbol.id).length;
  if (implementers > 0) return ` ${count(implementers, 'class implements', 'classes implement')} it.`;
  return children > 0 ? ` ${count(children, 'symbol extends', 'symbols extend')} it.` : '';
}

/** A generated description for a symbol without a comment: what it contains and where it is used. */
export function describeSymbol(symbol: ApiSymbol, api: Api): string {
  const area = api.areas.find(({ id }) => id === symbol.area)?.title ?? symbol.area;
  const kind = KIND_NAMES[symbol.kind];
  const article = /^[aeiou]/.test(symbol.isAbstract ? 'abstract' : kind) ? 'An' : 'A';
  const abstract = symbol.isAbstract ? 'abstract ' : '';
  const opening = `${article} ${abstract}${kind} of the area ${area}${describeMembers(symbol)}.`;
  return opening + describeFamily(symbol, api) + describeUse(symbol, api);
}

/** `Color class`: distinguishes a symbol from a guide or a symbol of another kind with the same name. */
export const nameSymbol = ({ name, kind }: ApiSymbol): string => `${name} ${KIND_NAMES[kind]}`;

/** One line for cards, lists and search engines: the first paragraph of the comment, or a generated description. */
export function summarise(symbol: ApiSymbol, api: Api): string {
  const doc = symbol.doc ?? symbol.signatures?.[0]?.doc;
  return inlinesToString(doc?.summary ?? []) || describeSymbol(symbol, api);
}
