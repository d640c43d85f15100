import { OFFLINE_OFF_KEY } from '#src/contracts/storageKeys.ts';
import { readStored } from '#src/lib/storage.ts';
import { withBase } from '#src/lib/url.ts';
import { WORKER_FILE } from './names.ts';

/** Registers the service worker. If it's blocked or missing, the site works as usual, only not offline. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || readStored(OFFLINE_OFF_KEY)) return;
  navigator.serviceWorker
    .register(withBase(WORKER_FILE), { scope: withBase('/'), updateViaCache: 'none' })
    .catch((error: unknown) =>
      console.info('Offline reading is unavailable: the service worker could not be registered.', error),
    );
}
