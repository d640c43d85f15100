import type { Hit } from '../engine/toHit.ts';

/** One query of a multi-query request to the hosted service, as sent by the search modal and the search page. */
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

/** The common interface of the hosted and the embedded engine. */
export interface SearchClient {
  search(params: { requests: ClientRequest[] }): Promise<{ results: ClientResult[] }>;
  /** Calls the listener once the whole index is loaded, if earlier results came from titles and headings only. */
  onComplete?(listener: () => void): void;
}

/** DocSearch shows its error screen only for errors with this name. */
export function createRetryError(cause: unknown): Error {
  const error = new Error('Search results could not be fetched.', { cause });
  error.name = 'RetryError';
  return error;
}
