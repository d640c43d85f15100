import type { DocSearchModalProps } from '@docsearch/react';
import type { ClientRequest, SearchClient } from '../client/types.ts';

type ModalClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;
type Answer = Awaited<ReturnType<SearchClient['search']>>;
export type Outcome = { nbHits: number } | 'failed';

/** DocSearch shows a search as stalled after this time; a status set later than that stays. */
const STALLED_AFTER_MS = 300;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Adapts the site's client to DocSearch and reports the outcome of each search.
 *
 * DocSearch shows its error screen when a search fails, but removes it right away because the search has settled. So a
 * failed search is passed to DocSearch's error handler and then never settles; typing starts a new one.
 */
export function toModalClient(client: SearchClient, onOutcome: (outcome: Outcome) => void): ModalClient {
  let newest = 0;
  const search = (params: { requests: ClientRequest[] }) => {
    const id = ++newest;
    const stalled = wait(STALLED_AFTER_MS);
    const answer = client.search(params);
    const succeed = (result: Answer): Answer => {
      if (id === newest) onOutcome({ nbHits: result.results[0]?.nbHits ?? 0 });
      return result;
    };
    const fail = async (error: unknown, onError: (error: unknown) => void): Promise<never> => {
      await stalled;
      if (id !== newest) return never();
      onOutcome('failed');
      try {
        onError(error);
      } catch {
        // The handler rethrows the error, which would settle the promise.
      }
      return never();
    };
    return {
      catch: (onError: (error: unknown) => void) => answer.then(succeed, (error: unknown) => fail(error, onError)),
    };
  };
  return {
    search: search as unknown as ModalClient['search'],
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent: { value: '', add: () => ({ value: '' }) as never } },
  };
}
