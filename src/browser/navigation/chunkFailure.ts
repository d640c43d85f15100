import { HYDRATION_ERROR_EVENT } from '#src/contracts/events.ts';
import { CHUNK_RELOAD_KEY } from '#src/contracts/storageKeys.ts';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';

/** The URL this document was reloaded for, if it was. */
let reloadedFor: string | null = null;

/** A script chunk is gone, usually because a new version was deployed: reloads once, never in a loop. */
function reloadOnce(reason: unknown): void {
  // Offline, a reload would only lose the page that's there.
  if (reloadedFor === location.href || !navigator.onLine) return;
  writeStored(CHUNK_RELOAD_KEY, location.href, 'sessionStorage');
  // Without storage the reloaded document couldn't know that it's the second try.
  if (readStored(CHUNK_RELOAD_KEY, 'sessionStorage') !== location.href) return;
  console.warn('A part of this page could not be loaded; reloading it once.', reason);
  location.reload();
}

/** The file is missing or was cut off. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof TypeError && /module|import|fetch/i.test(error.message));

export function watchChunkFailures(): void {
  reloadedFor = readStored(CHUNK_RELOAD_KEY, 'sessionStorage');
  removeStored(CHUNK_RELOAD_KEY, 'sessionStorage');
  addEventListener('vite:preloadError', (event) => reloadOnce((event as Event & { payload?: unknown }).payload));
  document.addEventListener(HYDRATION_ERROR_EVENT, (event) => {
    const { error } = (event as CustomEvent<{ error: unknown }>).detail;
    if (isLoadFailure(error)) reloadOnce(error);
  });
}
