const cache = new Map<string, Promise<Blob>>();

async function readBlob(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.blob();
}

/** Fetches a file of this site once and caches it, so that later runs need no network. Failures aren't cached. */
export function loadBlob(url: string): Promise<Blob> {
  const cached = cache.get(url);
  if (cached) return cached;
  const loading = readBlob(url);
  cache.set(url, loading);
  loading.catch(() => cache.delete(url));
  return loading;
}
