import { QUERY_MAX_LENGTH } from '../engine/model.ts';
import { KindFilter } from './KindFilter.tsx';
import { MoreResults } from './MoreResults.tsx';
import { ResultItem } from './ResultItem.tsx';
import './searchPage.css';
import { useResults } from './useResults.ts';
import { useSearchParams } from './useSearchParams.ts';

function describe({ status, query, count, hits }: ReturnType<typeof useResults>): string {
  if (status === 'failed') return '';
  if (!query) return status === 'loading' ? 'Searching…' : 'Type a class, a method, or what you want your game to do.';
  if (hits.length === 0) return status === 'loading' ? 'Searching…' : `No results for “${query}”.`;
  return `${count === 1 ? '1 result' : `${count} results`} for “${query}”`;
}

/** The page with all results of a query, which is stored in the URL. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const results = useResults(params);
  return (
    <div className="search-page">
      <h1>Search</h1>
      <form role="search" className="search-page__form" onSubmit={(event) => event.preventDefault()}>
        <label className="search-page__label" htmlFor="search-page-input">
          Search docs, API, posts and samples
        </label>
        <input
          id="search-page-input"
          className="search-page__input"
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          maxLength={QUERY_MAX_LENGTH}
          value={params.query}
          onChange={(event) => setParams({ ...params, query: event.target.value })}
        />
        <KindFilter params={params} counts={results.kinds} onChange={setParams} />
      </form>
      <p role="status" className="search-page__status">
        {describe(results)}
      </p>
      {results.status === 'failed' && (
        <div role="alert" className="search-page__failure">
          <p>
            <strong>Unable to fetch results</strong>
          </p>
          <p>You might want to check your network connection.</p>
          <button type="button" className="search-retry" onClick={results.retry}>
            Try again
          </button>
        </div>
      )}
      <ol className="search-page__results">
        {results.hits.map((hit) => (
          <ResultItem key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {results.hasMore && <MoreResults onReach={results.loadMore} />}
    </div>
  );
}
