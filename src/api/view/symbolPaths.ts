import { dataToKey } from '#src/content/render/pageKeys.ts';
import { loadMentions } from '../backlinks/loadMentions.ts';
import { loadApi } from '../lookup/loadApi.ts';

/** The path of every symbol's page, JSON copy and cards, with the key that tells a build whether the cached one is still valid. */
export const listSymbolPaths = () =>
  loadApi().symbols.map(({ kind, slug, id }) => ({
    params: { kind, slug },
    props: { id },
    cacheKey: dataToKey(loadMentions(id)),
  }));
