import { PAGE_KINDS, QUERY_MAX_LENGTH } from '../engine/model.ts';
import type { PageKind } from '../engine/model.ts';

/** The query parameters of the search page. */
export interface SearchParams {
  query: string;
  kind?: PageKind;
}

export function parseSearchParams(search: string): SearchParams {
  const params = new URLSearchParams(search);
  const kind = PAGE_KINDS.find((name) => name === params.get('in'));
  return { query: (params.get('q') ?? '').slice(0, QUERY_MAX_LENGTH), ...(kind ? { kind } : {}) };
}

export function toQueryString({ query, kind }: SearchParams): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kind) params.set('in', kind);
  return params.size > 0 ? `?${params}` : '';
}
