import type { NameResolver } from '../model/resolveName.ts';
import type { SymbolId } from '../model/types.ts';

/** What the steps of the extraction share. */
export interface ExtractContext {
  /** From TypeDoc's number of a declaration or signature to the symbol, or member of a symbol, it became. */
  targets: ReadonlyMap<number, { ref: SymbolId; member?: string }>;
  resolveName: NameResolver;
}
