import type { LiteClient } from 'algoliasearch/lite';
import { liteClient } from 'algoliasearch/lite';
import { cleanHit } from './cleanHit.ts';
import type { Manifest } from './manifest.ts';
import { DEFAULT_TAG, DOCS_TAG } from './tags.ts';
import type { ClientRequest, ClientResult, SearchClient } from './types.ts';

/** The specification's limits for the hosted service. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

type Host = NonNullable<Parameters<typeof liteClient>[2]>['hosts'];

function toHosts(hosts: string[]): NonNullable<Host> {
  return hosts.map((host) => {
    const { protocol, hostname, port } = new URL(host.includes('://') ? host : `https://${host}`);
    return {
      url: hostname,
      accept: 'readWrite',
      protocol: protocol === 'http:' ? 'http' : 'https',
      ...(port ? { port: Number(port) } : {}),
    };
  });
}

function createLiteClient({ appId = '', apiKey = '', hosts }: Manifest['settings']): LiteClient {
  return liteClient(appId, apiKey, { timeouts: TIMEOUTS, ...(hosts?.length ? { hosts: toHosts(hosts) } : {}) });
}

/** The language and the docs tag, followed by the filters of the site config and the caller. */
function buildFacetFilters({ settings, locale }: Manifest, asked: ClientRequest['facetFilters'] = []) {
  const tags = [`docusaurus_tag:${DEFAULT_TAG}`, `docusaurus_tag:${DOCS_TAG}`];
  return [`language:${locale}`, tags, ...settings.searchParameters.facetFilters, ...asked];
}

/** The hosted service, with this site's index, language and filters. */
export function createHostedClient(manifest: Manifest): SearchClient {
  const client = createLiteClient(manifest.settings);
  const { indexName } = manifest.settings;
  return {
    async search({ requests }) {
      const filtered = requests.map((request) => ({
        ...request,
        indexName,
        facets: ['kind'],
        facetFilters: buildFacetFilters(manifest, request.facetFilters),
      }));
      const answer = await client.search({ requests: filtered } as Parameters<LiteClient['search']>[0]);
      const { results } = answer as unknown as { results: ClientResult[] };
      return { results: results.map((result) => ({ ...result, hits: result.hits.map(cleanHit) })) };
    },
  };
}
