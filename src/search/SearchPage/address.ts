import { PAGE_KINDS, QUERY_MAX_LENGTH } from '../engine/model.ts';
import type { PageKind } from '../engine/model.ts';

/** What the address of the search page asks for. */
export interface SearchAddress {
  query: string;
  kind?: PageKind;
}

export function parseAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const kind = PAGE_KINDS.find((name) => name === params.get('in'));
  return { query: (params.get('q') ?? '').slice(0, QUERY_MAX_LENGTH), ...(kind ? { kind } : {}) };
}

export function toSearch({ query, kind }: SearchAddress): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kind) params.set('in', kind);
  return params.size > 0 ? `?${params}` : '';
}
