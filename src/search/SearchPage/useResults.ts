import { useCallback, useEffect, useRef, useState } from 'react';
import { siteClient } from '../client/createClient.ts';
import { transformItems } from '../client/transformItems.ts';
import type { ClientResult } from '../client/types.ts';
import type { Hit } from '../engine/toHit.ts';
import type { SearchParams } from './searchParams.ts';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 30;

export interface Results {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The query these hits belong to. */
  query: string;
  hits: Hit[];
  count: number;
  kinds: Record<string, number>;
  hasMore: boolean;
}

const NOTHING: Results = { status: 'idle', query: '', hits: [], count: 0, kinds: {}, hasMore: false };

async function fetchPage({ query, kind }: SearchParams, page: number): Promise<ClientResult> {
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

/** The results for the given parameters: the first page immediately, further pages on demand, without duplicates. */
export function useResults(params: SearchParams): Results & { loadMore(): void; retry(): void } {
  const [results, setResults] = useState(NOTHING);
  const latest = useRef({ id: 0, page: 0 });
  const request = useCallback((wanted: SearchParams, page: number) => {
    const id = ++latest.current.id;
    latest.current.page = page;
    setResults((before) => ({ ...before, status: 'loading' }));
    fetchPage(wanted, page).then(
      (result) => id === latest.current.id && setResults((before) => addPage(before, wanted.query, result, page)),
      () => id === latest.current.id && setResults((before) => ({ ...before, status: 'failed' })),
    );
  }, []);
  const { query, kind } = params;
  const start = useCallback(() => {
    if (query.trim()) return request({ query, ...(kind ? { kind } : {}) }, 0);
    latest.current.id++;
    setResults(NOTHING);
  }, [request, query, kind]);
  useEffect(start, [start]);
  useEffect(() => {
    let isWanted = true;
    siteClient.onComplete?.(() => isWanted && start());
    return () => void (isWanted = false);
  }, [start]);
  const loadMore = () => {
    if (results.status === 'done' && results.hasMore) request(params, latest.current.page + 1);
  };
  return { ...results, loadMore, retry: start };
}
