import { withBase } from '#src/lib/url.ts';
import type { SearchAnswer } from '../engine/createEngine.ts';
import { PAGE_KINDS } from '../engine/model.ts';
import type { PageKind, SearchRequest } from '../engine/model.ts';
import type { Service } from '../engine/service.ts';
import type { Manifest } from './manifest.ts';
import type { ClientRequest, ClientResult, SearchClient } from './types.ts';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 10;

function readKind(filters: ClientRequest['facetFilters']): PageKind | undefined {
  const name = filters
    ?.flat()
    .find((filter) => filter.startsWith('kind:'))
    ?.slice('kind:'.length);
  return PAGE_KINDS.find((kind) => kind === name);
}

function readSnippetWords(attributes: ClientRequest['attributesToSnippet']): number {
  const content = attributes?.find((attribute) => attribute.startsWith('content:'));
  return Number(content?.split(':')[1]) || SNIPPET_WORDS;
}

function toSearchRequest(request: ClientRequest): SearchRequest {
  const kind = readKind(request.facetFilters);
  return {
    query: request.query ?? '',
    page: request.page ?? 0,
    hitsPerPage: request.hitsPerPage ?? HITS_PER_PAGE,
    snippetWords: readSnippetWords(request.attributesToSnippet),
    // Only the search modal omits the page, and it displays hits in groups.
    isGrouped: request.page === undefined,
    ...(kind ? { kind } : {}),
  };
}

function toResult({ hits, nbHits, page, nbPages, kinds }: SearchAnswer): ClientResult {
  const based = hits.map((hit) => ({
    ...hit,
    url: withBase(hit.url),
    url_without_anchor: withBase(hit.url_without_anchor),
  }));
  return { hits: based, nbHits, page, nbPages, facets: { kind: kinds } };
}

/** The embedded engine behind the hosted service's interface. */
export function createEmbeddedClient(files: Manifest, service: Service): SearchClient {
  let isComplete = false;
  const complete = service.load(files).then(
    () => (isComplete = true),
    () => false,
  );
  return {
    async search({ requests }) {
      const answers = await Promise.all(requests.map((request) => service.search(files, toSearchRequest(request))));
      return { results: answers.map(toResult) };
    },
    onComplete(listener) {
      if (!isComplete) void complete.then((isLoaded) => isLoaded && listener());
    },
  };
}
