import { buildAbsolute } from '#src/config/pageUrls.ts';
import { crumbsToStructuredData } from '#src/docs/index.ts';
import { loadMentions } from '../backlinks/loadMentions.ts';
import { loadApi } from '../lookup/loadApi.ts';
import type { SymbolId } from '../model/types.ts';
import { symbolToCrumbs } from './crumbs.ts';
import { nameSymbol, summarise } from './describeSymbol.ts';

/** A symbol with its page content and the metadata the layout needs. */
export function loadSymbolPage(id: SymbolId) {
  const api = loadApi();
  const symbol = api.get(id);
  if (!symbol) throw new Error(`The engine exports no symbol "${id}".`);
  const name = nameSymbol(symbol);
  const layout = {
    title: symbol.name,
    headTitle: name,
    description: `${name}: ${summarise(symbol, api)}`,
    structuredData: crumbsToStructuredData(symbolToCrumbs(symbol, api), buildAbsolute),
  };
  return { layout, content: { api, symbol, mentions: loadMentions(id) } };
}
