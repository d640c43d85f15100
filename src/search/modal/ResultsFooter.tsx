import type { DocSearchModalProps } from '@docsearch/react';
import { withBase } from '#src/lib/url.ts';
import { currentManifest } from '../client/manifest.ts';

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

const DEFAULT_PATH = '/search';

/** Links to the page with all results. */
export function ResultsFooter({ state }: FooterProps) {
  const count = (state.context as { nbHits?: number }).nbHits ?? 0;
  const path = currentManifest()?.settings.searchPagePath ?? DEFAULT_PATH;
  return (
    <a className="search-all" href={withBase(`${path}?q=${encodeURIComponent(state.query)}`)}>
      {count === 1 ? 'See the one result' : `See all ${count} results`}
    </a>
  );
}
