/** The engine's API with its lookups; extracted once per package version and cached. */
export { loadApi } from './lookup/loadApi.ts';
export type { Api } from './lookup/createApi.ts';
export type { SymbolId } from './model/types.ts';
/** From a written name (`Actor`, `Actor.pos`, `vec`) to its page and to what a hover card shows. */
export { symbolNames } from './lookup/symbolLookup.ts';
/** Which docs pages, posts and examples mention a symbol, and which of their links are broken. */
export { listMissingSymbols, loadMentions } from './backlinks/loadMentions.ts';
/** The link target of a word in a code block. */
export { codeTokenToLink } from './lookup/codeTokenToLink.ts';
