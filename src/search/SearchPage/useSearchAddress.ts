import { useCallback, useEffect, useState } from 'react';
import type { SearchAddress } from './address.ts';
import { parseAddress, toSearch } from './address.ts';

/** What the visitor typed before this woke up. */
const readTyped = (): string => document.querySelector<HTMLInputElement>('#search-page-input')?.value ?? '';

/** The query of the page, kept in its address so that reload, back and a shared link find the same results. */
export function useSearchAddress(): [SearchAddress, (address: SearchAddress) => void] {
  const [address, setAddress] = useState<SearchAddress>({ query: '' });
  const change = useCallback((next: SearchAddress) => {
    setAddress(next);
    // The router keeps the scroll position in the state.
    history.replaceState(history.state, '', location.pathname + toSearch(next));
  }, []);
  // After the first render, because the page was rendered without knowing its query.
  useEffect(() => {
    const typed = readTyped();
    if (typed) change({ ...parseAddress(location.search), query: typed });
    else setAddress(parseAddress(location.search));
  }, [change]);
  return [address, change];
}
