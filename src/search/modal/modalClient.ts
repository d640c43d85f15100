import type { DocSearchModalProps } from '@docsearch/react';
import type { ClientRequest, SearchClient } from '../client/types.ts';

type ModalClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;
type Answer = Awaited<ReturnType<SearchClient['search']>>;
export type Outcome = { nbHits: number } | 'failed';

/** After this time the window says that a search takes long; what it says later stays. */
const STALLED_AFTER_MS = 300;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * The site's client in the shape the search window takes; tells how each search ended.
 *
 * The window shows its error screen when a search fails and, in the same breath, takes it away because the search has
 * ended. So a failed search is told to the window's own error handler and then never ends; typing starts a new one.
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
    const fail = async (error: unknown, tell: (error: unknown) => void): Promise<never> => {
      await stalled;
      if (id !== newest) return never();
      onOutcome('failed');
      try {
        tell(error);
      } catch {
        // The handler throws what it is told, for the chain that must not end.
      }
      return never();
    };
    return { catch: (tell: (error: unknown) => void) => answer.then(succeed, (error: unknown) => fail(error, tell)) };
  };
  return {
    search: search as unknown as ModalClient['search'],
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent: { value: '', add: () => ({ value: '' }) as never } },
  };
}
