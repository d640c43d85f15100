import type { DocSearchModalProps } from '@docsearch/react';
import { DocSearchModal } from '@docsearch/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { SEARCH_INDEX_NAME } from '#src/contracts/storageKeys.ts';
import { siteClient } from '../client/createClient.ts';
import { currentManifest } from '../client/manifest.ts';
import { isHosted } from '../client/settings.ts';
import { transformItems } from '../client/transformItems.ts';
import { HitLink } from './HitLink.tsx';
import { toModalClient } from './modalClient.ts';
import { NAVIGATOR } from './navigator.ts';
import { ResultsFooter } from './ResultsFooter.tsx';
import { RetryButton } from './RetryButton.tsx';
import styles from './search.css?inline';
import { useAccessibleModal } from './useAccessibleModal.ts';
import { useCompleteResults } from './useCompleteResults.ts';
import { useTrappedFocus } from './useTrappedFocus.ts';

interface Props {
  initialQuery: string;
  onClose(): void;
}

/** DocSearch creates a hosted client before ours replaces it, and requires credentials for it. */
const UNUSED = { appId: 'embedded', apiKey: 'embedded' };

const toMissingResultsUrl = ({ query }: { query: string }): string =>
  (currentManifest()?.missingResultsUrl ?? '') + encodeURIComponent(query);

const nameEngine = (): string => (isHosted(currentManifest()?.settings ?? {}) ? 'hosted' : 'embedded');

const countToText = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

/** The DocSearch modal with this site's engines, URLs and styles. */
export function SearchModal({ initialQuery, onClose }: Props) {
  const [attempt, setAttempt] = useState({ count: 0, query: initialQuery });
  const [hasFailed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const client = useMemo(
    () =>
      toModalClient(siteClient, (outcome) => {
        setFailed(outcome === 'failed');
        // The settings arrive with the first result, after the modal was rendered.
        if (frame.current) frame.current.dataset['engine'] = nameEngine();
        // Set directly on the DOM, so that the modal is not rendered again.
        if (status.current) status.current.textContent = outcome === 'failed' ? '' : countToText(outcome.nbHits);
      }),
    [],
  );
  const replaceClient = useCallback(() => client, [client]);
  useAccessibleModal(frame, attempt.count);
  useTrappedFocus(frame);
  useCompleteResults(frame);
  const retry = () => {
    const query = frame.current?.querySelector('input')?.value ?? '';
    setFailed(false);
    setAttempt(({ count }) => ({ count: count + 1, query }));
  };
  return (
    <div ref={frame} data-engine={nameEngine()}>
      {/* Inline, because Astro would add an imported stylesheet to every page. */}
      <style>{styles}</style>
      <DocSearchModal
        key={attempt.count}
        {...UNUSED}
        indexName={SEARCH_INDEX_NAME}
        placeholder="Search docs, API and posts"
        initialQuery={attempt.query}
        initialScrollY={scrollY}
        onClose={onClose}
        navigator={NAVIGATOR}
        transformSearchClient={replaceClient}
        transformItems={transformItems as unknown as DocSearchModalProps['transformItems']}
        hitComponent={HitLink}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={toMissingResultsUrl}
      />
      <p ref={status} role="status" className="search-status" />
      {hasFailed && <RetryButton frame={frame} onRetry={retry} />}
    </div>
  );
}
