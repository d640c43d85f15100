import type { Request } from 'autocannon';

/** What the requests of one client hand on to each other; cleared after each round. */
interface Round {
  path?: string;
  etag?: string | undefined;
}

export interface Observer {
  onRequest(): void;
  onWrongStatus(message: string): void;
}

/** Every fourth request revalidates the last file, as a browser does with a page in its cache. */
const FRESH_PER_ROUND = 3;
const HEADERS = { 'accept-encoding': 'gzip, br' };

const readEtag = (headers: Request['headers'] = {}): string | undefined => {
  const [, etag] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'etag') ?? [];
  return etag === undefined ? undefined : String(etag);
};

function expectStatus(expected: number, { onWrongStatus }: Observer): NonNullable<Request['onResponse']> {
  return (status, _body, context, headers) => {
    const round: Round = context;
    round.etag = readEtag(headers);
    if (status !== expected) onWrongStatus(`${round.path} was answered with ${status} instead of ${expected}.`);
  };
}

/** One round of a client: a few files, then the last one again by its tag, which must be answered 304. */
export function createRound(nextPath: () => string, observer: Observer): Request[] {
  const fresh: Request = {
    setupRequest(request, context: Round) {
      observer.onRequest();
      context.path = nextPath();
      return { ...request, path: context.path, headers: HEADERS };
    },
    onResponse: expectStatus(200, observer),
  };
  const revalidation: Request = {
    setupRequest(request, { path, etag }: Round) {
      // Without a tag there is nothing to revalidate: autocannon takes this for the end of the round.
      if (!path || !etag) return undefined as unknown as Request;
      observer.onRequest();
      return { ...request, path, headers: { ...HEADERS, 'if-none-match': etag } };
    },
    onResponse: expectStatus(304, observer),
  };
  return [...Array.from({ length: FRESH_PER_ROUND }, () => ({ ...fresh })), revalidation];
}
