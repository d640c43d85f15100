import { dataToKey } from '#src/content/pageKeys.ts';
import { loadMentions } from '../backlinks/loadMentions.ts';
import { loadApi } from '../lookup/loadApi.ts';

/** A page, a twin or a card of every symbol, with the key by which a build knows that the last one still holds. */
export const listSymbolPaths = () =>
  loadApi().symbols.map(({ kind, slug, id }) => ({
    params: { kind, slug },
    props: { id },
    cacheKey: dataToKey(loadMentions(id)),
  }));
