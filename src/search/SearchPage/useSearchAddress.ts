import { useCallback, useEffect, useState } from 'react';
import type { SearchAddress } from './address.ts';
import { parseAddress, toSearch } from './address.ts';

/** The query of the page, kept in its address so that reload, back and a shared link find the same results. */
export function useSearchAddress(): [SearchAddress, (address: SearchAddress) => void] {
  const [address, setAddress] = useState<SearchAddress>({ query: '' });
  // After the first render, because the page was rendered without knowing its query.
  useEffect(() => setAddress(parseAddress(location.search)), []);
  const change = useCallback((next: SearchAddress) => {
    setAddress(next);
    // The router keeps the scroll position in the state.
    history.replaceState(history.state, '', location.pathname + toSearch(next));
  }, []);
  return [address, change];
}
