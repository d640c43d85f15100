import type { SearchConfig } from '#src/config/index.ts';
import { withBase } from '#src/lib/url.ts';
import type { IndexFiles, IndexPart } from '../engine/service.ts';
import { fetchFreshJson, keepOnly } from './fetchKept.ts';

/** What the build tells the browser about search: the settings, the language, and the names of the index files. */
export interface Manifest extends IndexFiles {
  settings: Omit<SearchConfig, 'transformItems'>;
  locale: string;
  /** Where a visitor can tell that something is not found; the query is put behind it. */
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
  if (!isManifest(manifest)) throw new Error(`${url} is not a search manifest. Build the site again.`);
  const [first, ...more] = [manifest, ...(manifest.more ?? [])].map(partWithBase);
  void keepOnly([url, ...[first!, ...more].flatMap(({ titles, bodies }) => [titles, bodies])]).catch(() => undefined);
  current = { ...manifest, ...first!, ...(more.length > 0 ? { more } : {}) };
  return current;
}

let loading: Promise<Manifest> | undefined;
let current: Manifest | undefined;

/** The manifest, where it is loaded already. */
export const currentManifest = (): Manifest | undefined => current;

/** Asked for once a page load, because the names of the index files change with every build; tried again if it failed. */
export function loadManifest(): Promise<Manifest> {
  loading ??= readManifest().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
