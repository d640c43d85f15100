/** The state of a filter form: words to search for and the choices that are switched off. */
export interface FilterState {
  words: string;
  hidden: string[];
}

/** The state in a URL's query: `?member=move&hide=inherited,static`. */
export function readState(search: string, key: string): FilterState {
  const params = new URLSearchParams(search);
  return { words: params.get(key) ?? '', hidden: (params.get('hide') ?? '').split(',').filter(Boolean) };
}

/** The query for a state; other parameters stay. */
export function writeState(search: string, key: string, state: FilterState): string {
  const params = new URLSearchParams(search);
  params.delete(key);
  params.delete('hide');
  if (state.words) params.set(key, state.words);
  if (state.hidden.length > 0) params.set('hide', state.hidden.join(','));
  // A comma is allowed in a query and reads better than its escape.
  const query = params.toString().replace(/%2C/g, ',');
  return query ? `?${query}` : '';
}
