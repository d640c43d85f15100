const CACHE_NAME = 'site-search';

// Unavailable in insecure contexts and blocked by some privacy settings.
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE_NAME);
  } catch {
    return undefined;
  }
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Fetching ${url} failed with status ${response.status}.`);
  return response.text();
}

/** Fetches a file and, once it has parsed, caches it for offline use. */
async function fetchAndCache<T>(url: string, cache: Cache | undefined): Promise<T> {
  const text = await fetchText(url);
  const value = JSON.parse(text) as T;
  // A full disk mustn't fail the search.
  await cache?.put(url, new Response(text)).catch(() => undefined);
  return value;
}

const readCached = async <T>(url: string, cache: Cache | undefined): Promise<T | undefined> =>
  (await cache?.match(url))?.json() as Promise<T | undefined>;

/** Cache first, for files with a content hash in their name. */
export async function fetchJson<T>(url: string): Promise<T> {
  const cache = await openCache();
  return (await readCached<T>(url, cache)) ?? fetchAndCache<T>(url, cache);
}

/** Network first with the cache as a fallback, for files whose name never changes. */
export async function fetchFreshJson<T>(url: string): Promise<T> {
  const cache = await openCache();
  try {
    return await fetchAndCache<T>(url, cache);
  } catch (error) {
    const cached = await readCached<T>(url, cache);
    if (cached) return cached;
    throw error;
  }
}

/** Deletes all cached files except these. */
export async function pruneCache(urls: readonly string[]): Promise<void> {
  const cache = await openCache();
  const current = new Set(urls.map((url) => new URL(url, location.href).href));
  for (const request of (await cache?.keys()) ?? []) {
    if (!current.has(request.url)) await cache?.delete(request);
  }
}
