import type { NameResolver } from '../model/resolveName.ts';
import type { SymbolId } from '../model/types.ts';

/** State shared by the extraction steps. */
export interface ExtractContext {
  /** Maps TypeDoc's id of a declaration or signature to the resulting symbol or member. */
  targets: ReadonlyMap<number, { ref: SymbolId; member?: string }>;
  resolveName: NameResolver;
}
