import type { Hit } from '../engine/toHit.ts';

/** One query in the hosted service's multi-query shape: what the search window and the search page send. */
export interface ClientRequest {
  query?: string;
  indexName?: string;
  page?: number;
  hitsPerPage?: number;
  attributesToSnippet?: string[];
  facetFilters?: (string | string[])[];
  [parameter: string]: unknown;
}

export interface ClientResult {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  facets?: { kind?: Record<string, number> };
}

/** Either engine, as the search window and the search page see it. */
export interface SearchClient {
  search(params: { requests: ClientRequest[] }): Promise<{ results: ClientResult[] }>;
  /** Called once all that can be found is searched, where first answers came from names and headings only. */
  onComplete?(listener: () => void): void;
}

/** The one name of error that makes the search window say that results could not be fetched. */
export function createRetryError(cause: unknown): Error {
  const error = new Error('Search results could not be fetched.', { cause });
  error.name = 'RetryError';
  return error;
}
