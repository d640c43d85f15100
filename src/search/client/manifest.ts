import type { SearchConfig } from '#src/config/index.ts';
import { withBase } from '#src/lib/url.ts';
import type { IndexFiles, IndexPart } from '../engine/service.ts';
import { fetchFreshJson, pruneCache } from './fetchCached.ts';

/** Search metadata from the build: settings, language and URLs of the index files. */
export interface Manifest extends IndexFiles {
  settings: Omit<SearchConfig, 'transformItems'>;
  locale: string;
  /** Where visitors can report missing results; the query is appended. */
  missingResultsUrl: string;
}

export const MANIFEST_ROUTE = '/search-index.json';

const isManifest = (value: unknown): value is Manifest =>
  typeof (value as Manifest | null)?.titles === 'string' && typeof (value as Manifest).settings === 'object';

const partWithBase = ({ titles, bodies }: IndexPart): IndexPart => ({
  titles: withBase(titles),
  bodies: withBase(bodies),
});

async function readManifest(): Promise<Manifest> {
  const url = withBase(MANIFEST_ROUTE);
  const manifest = await fetchFreshJson<unknown>(url);
  if (!isManifest(manifest)) throw new Error(`${url} is not a search manifest. Rebuild the site.`);
  const [first, ...more] = [manifest, ...(manifest.more ?? [])].map(partWithBase);
  void pruneCache([url, ...[first!, ...more].flatMap(({ titles, bodies }) => [titles, bodies])]).catch(() => undefined);
  current = { ...manifest, ...first!, ...(more.length > 0 ? { more } : {}) };
  return current;
}

let loading: Promise<Manifest> | undefined;
let current: Manifest | undefined;

/** The manifest, if it is already loaded. */
export const currentManifest = (): Manifest | undefined => current;

/** Fetches the manifest once per page load, because index file names change with every build; retries after a failure. */
export function loadManifest(): Promise<Manifest> {
  loading ??= readManifest().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
