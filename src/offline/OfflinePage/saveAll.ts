import { OFFLINE_OFF_KEY } from '#src/contracts/storageKeys.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { withBase } from '#src/lib/url.ts';
import type { OfflineFiles } from '../names.ts';
import { CACHE_PREFIX, FILES_LIST } from '../names.ts';
import { registerWorker } from '../register.ts';
import { readBuild } from '../worker/chooseStrategy.ts';

const CONCURRENCY = 6;

export interface Progress {
  doneBytes: number;
  totalBytes: number;
  doneFiles: number;
  totalFiles: number;
}

export const readFilesList = async (): Promise<OfflineFiles> => {
  const response = await fetch(withBase(FILES_LIST), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The list of files answered ${response.status}.`);
  return (await response.json()) as OfflineFiles;
};

const toUrl = (file: string): string => new URL(withBase(`/${file}`), location.href).href;
const toCacheName = (build: string): string => CACHE_PREFIX + build;

const isPage = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html');

async function saveFile(cache: Cache, file: string, build: string): Promise<void> {
  const url = toUrl(file);
  if (await cache.match(url)) return;
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
  // Cached with another deployment's files, a page would request scripts and styles that aren't there.
  if (isPage(response) && readBuild(await response.clone().text()) !== build)
    throw new Error('A newer version of the site was deployed meanwhile.');
  await cache.put(url, response);
}

/** Saves every file of the deployment, several at a time. Files already cached aren't fetched again, so it can resume. */
export async function saveAll(
  { build, files }: OfflineFiles,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  removeStored(OFFLINE_OFF_KEY);
  registerWorker();
  const cache = await caches.open(toCacheName(build));
  const totalBytes = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  const progress: Progress = { doneBytes: 0, totalBytes, doneFiles: 0, totalFiles: files.length };
  const queue = files[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const [file, bytes] of queue) {
      if (signal.aborted) return;
      await saveFile(cache, file, build);
      progress.doneBytes += bytes;
      progress.doneFiles++;
      onProgress({ ...progress });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** Counts the files of this deployment that are cached. */
export async function countSaved({ build, files }: OfflineFiles): Promise<number> {
  if (!(await caches.has(toCacheName(build)))) return 0;
  const saved = new Set((await (await caches.open(toCacheName(build))).keys()).map(({ url }) => url));
  return files.filter(([file]) => saved.has(toUrl(file))).length;
}

/** Deletes the caches and unregisters the worker until the visitor saves again. */
export async function removeAll(): Promise<void> {
  writeStored(OFFLINE_OFF_KEY, 'yes');
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
