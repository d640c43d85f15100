import { CACHE_PREFIX, OFFLINE_ROUTE } from '../names.ts';
import { cachesToDelete, chooseStrategy, readBuild, toCacheKey } from './chooseStrategy.ts';
import type { WorkerScope } from './types.ts';

/** Filled in when the worker is bundled. */
declare const BUILD: string;
declare const SHELL: string[];

const worker = self as unknown as WorkerScope;
const CACHE = CACHE_PREFIX + BUILD;
const scope = new URL(worker.registration.scope);

const openCache = (): Promise<Cache> => caches.open(CACHE);
const isPage = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html');

/** Caches a response, unless it's a page from another deployment; then the browser should check for a newer worker. */
async function addToCache(request: Request, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return response.body?.cancel();
  if (isPage(response) && readBuild(await response.clone().text()) !== BUILD) {
    await worker.registration.update().catch(() => undefined);
    return;
  }
  await (await openCache()).put(toCacheKey(request.url), response);
}

/** This deployment's copy, or the previous deployment's for tabs opened before this worker took over. */
async function findCached(request: Request): Promise<Response | undefined> {
  const key = toCacheKey(request.url);
  return (await (await openCache()).match(key)) ?? caches.match(key);
}

async function fetchAndCache(request: Request): Promise<Response> {
  const response = await fetch(request);
  // A full disk mustn't turn a good response into a failure.
  void addToCache(request, response.clone()).catch(() => undefined);
  return response;
}

async function respondOffline(request: Request, error: unknown): Promise<Response> {
  const cached = await findCached(request);
  if (cached) return cached;
  if (request.mode !== 'navigate') throw error;
  const page = await (await openCache()).match(new URL(OFFLINE_ROUTE.slice(1), scope).href);
  return page ?? Response.error();
}

const respondNetworkFirst = (request: Request): Promise<Response> =>
  fetchAndCache(request).catch((error: unknown) => respondOffline(request, error));

const respondCacheFirst = async (request: Request): Promise<Response> =>
  (await findCached(request)) ?? fetchAndCache(request);

worker.addEventListener('install', (event) => {
  const cacheShell = async (): Promise<void> => {
    const cache = await openCache();
    await cache.addAll(SHELL.map((file) => new URL(file, scope).href));
    await worker.skipWaiting();
  };
  event.waitUntil(cacheShell());
});

worker.addEventListener('activate', (event) => {
  const activate = async (): Promise<void> => {
    const old = cachesToDelete(await caches.keys(), CACHE_PREFIX, CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(activate());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const summary = { url: new URL(request.url), method: request.method, hasRange: request.headers.has('range') };
  const strategy = chooseStrategy(summary, scope);
  if (strategy === 'cacheFirst') event.respondWith(respondCacheFirst(request));
  if (strategy === 'networkFirst') event.respondWith(respondNetworkFirst(request));
});
