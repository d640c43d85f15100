import { useCallback, useEffect, useRef, useState } from 'react';
import { siteClient } from '../client/createClient.ts';
import { transformItems } from '../client/transformItems.ts';
import type { ClientResult } from '../client/types.ts';
import type { Hit } from '../engine/toHit.ts';
import type { SearchAddress } from './address.ts';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 30;

export interface Results {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The address these hits answer. */
  query: string;
  hits: Hit[];
  count: number;
  kinds: Record<string, number>;
  hasMore: boolean;
}

const NOTHING: Results = { status: 'idle', query: '', hits: [], count: 0, kinds: {}, hasMore: false };

async function fetchPage({ query, kind }: SearchAddress, page: number): Promise<ClientResult> {
  const { results } = await siteClient.search({
    requests: [
      {
        query,
        page,
        hitsPerPage: HITS_PER_PAGE,
        attributesToSnippet: [`content:${SNIPPET_WORDS}`],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        snippetEllipsisText: '…',
        ...(kind ? { facetFilters: [`kind:${kind}`] } : {}),
      },
    ],
  });
  return results[0]!;
}

const addPage = (before: Results, query: string, result: ClientResult, page: number): Results => ({
  status: 'done',
  query,
  hits: [...(page === 0 ? [] : before.hits), ...transformItems(result.hits)],
  count: result.nbHits,
  kinds: result.facets?.kind ?? before.kinds,
  hasMore: page + 1 < result.nbPages,
});

/** The results of an address: the first page at once, the next on demand, none of them twice. */
export function useResults(address: SearchAddress): Results & { loadMore(): void; retry(): void } {
  const [results, setResults] = useState(NOTHING);
  const asked = useRef({ id: 0, page: 0 });
  const ask = useCallback((wanted: SearchAddress, page: number) => {
    const id = ++asked.current.id;
    asked.current.page = page;
    setResults((before) => ({ ...before, status: 'loading' }));
    fetchPage(wanted, page).then(
      (result) => id === asked.current.id && setResults((before) => addPage(before, wanted.query, result, page)),
      () => id === asked.current.id && setResults((before) => ({ ...before, status: 'failed' })),
    );
  }, []);
  const { query, kind } = address;
  const start = useCallback(() => {
    if (query.trim()) return ask({ query, ...(kind ? { kind } : {}) }, 0);
    asked.current.id++;
    setResults(NOTHING);
  }, [ask, query, kind]);
  useEffect(start, [start]);
  useEffect(() => {
    let isWanted = true;
    siteClient.onComplete?.(() => isWanted && start());
    return () => void (isWanted = false);
  }, [start]);
  const loadMore = () => {
    if (results.status === 'done' && results.hasMore) ask(address, asked.current.page + 1);
  };
  return { ...results, loadMore, retry: start };
}
