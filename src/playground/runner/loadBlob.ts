const kept = new Map<string, Promise<Blob>>();

async function readBlob(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.blob();
}

/** Fetches a file of this site once and keeps it, so that later runs need no network. A failure is not kept. */
export function loadBlob(url: string): Promise<Blob> {
  const known = kept.get(url);
  if (known) return known;
  const loading = readBlob(url);
  kept.set(url, loading);
  loading.catch(() => kept.delete(url));
  return loading;
}
