import { createEmbeddedClient } from './embeddedClient.ts';
import { createEmbeddedService } from './embeddedService.ts';
import type { Manifest } from './manifest.ts';
import { loadManifest } from './manifest.ts';
import { isHosted } from './settings.ts';
import { toSiteHit } from './siteHit.ts';
import type { SearchClient } from './types.ts';
import { createRetryError } from './types.ts';

// One worker is shared by all searches until the tab is reloaded.
let service: ReturnType<typeof createEmbeddedService> | undefined;

async function createEngineClient(manifest: Manifest): Promise<SearchClient> {
  if (!isHosted(manifest.settings)) return createEmbeddedClient(manifest, (service ??= createEmbeddedService()));
  const { createHostedClient } = await import('./hostedClient.ts');
  return createHostedClient(manifest);
}

let client: Promise<SearchClient> | undefined;

/** Preloads everything a search needs; after a failure the next search retries and reports it. */
export function warmClient(): Promise<SearchClient> {
  client ??= loadManifest()
    .then(createEngineClient)
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}

/** The client of the search modal and the search page: loads on first use and retries after a failure. */
export const siteClient: SearchClient = {
  async search(params) {
    try {
      const [manifest, engine] = [await loadManifest(), await warmClient()];
      const { results } = await engine.search(params);
      return {
        results: results.map((result) => ({
          ...result,
          hits: result.hits.map((hit) => toSiteHit(hit, manifest.settings)),
        })),
      };
    } catch (error) {
      throw createRetryError(error);
    }
  },
  onComplete(listener) {
    void warmClient().then(
      (engine) => engine.onComplete?.(listener),
      () => undefined,
    );
  },
};
