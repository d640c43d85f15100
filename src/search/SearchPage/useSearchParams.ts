import { useCallback, useEffect, useState } from 'react';
import type { SearchParams } from './searchParams.ts';
import { parseSearchParams, toQueryString } from './searchParams.ts';

/** What the visitor typed before hydration. */
const readTyped = (): string => document.querySelector<HTMLInputElement>('#search-page-input')?.value ?? '';

/** The search parameters, stored in the URL so that reload, back and a shared link show the same results. */
export function useSearchParams(): [SearchParams, (params: SearchParams) => void] {
  const [params, setParams] = useState<SearchParams>({ query: '' });
  const change = useCallback((next: SearchParams) => {
    setParams(next);
    // Keep the history state: the router stores the scroll position there.
    history.replaceState(history.state, '', location.pathname + toQueryString(next));
  }, []);
  // After the first render, because the static page was built without a query.
  useEffect(() => {
    const typed = readTyped();
    if (typed) change({ ...parseSearchParams(location.search), query: typed });
    else setParams(parseSearchParams(location.search));
  }, [change]);
  return [params, change];
}
