const CACHE_NAME = 'site-search';

// Absent where the page is not served securely, and refused by some privacy settings.
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE_NAME);
  } catch {
    return undefined;
  }
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

/** Fetches a file and keeps it, once it is known to be whole, for visits without a network. */
async function fetchAndKeep<T>(url: string, cache: Cache | undefined): Promise<T> {
  const text = await fetchText(url);
  const value = JSON.parse(text) as T;
  // A full disk must not fail the search.
  await cache?.put(url, new Response(text)).catch(() => undefined);
  return value;
}

const readKept = async <T>(url: string, cache: Cache | undefined): Promise<T | undefined> =>
  (await cache?.match(url))?.json() as Promise<T | undefined>;

/** Reads a file whose name changes with its content: the kept one is as good as a new one. */
export async function fetchJson<T>(url: string): Promise<T> {
  const cache = await openCache();
  return (await readKept<T>(url, cache)) ?? fetchAndKeep<T>(url, cache);
}

/** Reads a file that keeps its name: a new one is asked for, the kept one is the reserve. */
export async function fetchFreshJson<T>(url: string): Promise<T> {
  const cache = await openCache();
  try {
    return await fetchAndKeep<T>(url, cache);
  } catch (error) {
    const kept = await readKept<T>(url, cache);
    if (kept) return kept;
    throw error;
  }
}

/** Forgets all kept files but these. */
export async function keepOnly(urls: readonly string[]): Promise<void> {
  const cache = await openCache();
  const wanted = new Set(urls.map((url) => new URL(url, location.href).href));
  for (const request of (await cache?.keys()) ?? []) {
    if (!wanted.has(request.url)) await cache?.delete(request);
  }
}
