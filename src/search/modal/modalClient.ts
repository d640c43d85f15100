import type { DocSearchModalProps } from '@docsearch/react';
import type { ClientRequest, SearchClient } from '../client/types.ts';

type ModalClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;
type Outcome = { nbHits: number } | 'failed';

/** The site's client in the shape the search window takes; tells how each search ended. */
export function toModalClient(client: SearchClient, onOutcome: (outcome: Outcome) => void): ModalClient {
  const search = async (params: { requests: ClientRequest[] }) => {
    try {
      const answer = await client.search(params);
      onOutcome({ nbHits: answer.results[0]?.nbHits ?? 0 });
      return answer;
    } catch (error) {
      onOutcome('failed');
      throw error;
    }
  };
  return {
    search: search as unknown as ModalClient['search'],
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent: { value: '', add: () => ({ value: '' }) as never } },
  };
}
