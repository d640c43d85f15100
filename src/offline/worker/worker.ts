import { CACHE_PREFIX, OFFLINE_ROUTE } from '../names.ts';
import { cachesToDrop, chooseAnswer, readBuild, toKeptAddress } from './chooseAnswer.ts';
import type { WorkerScope } from './types.ts';

/** Filled in when the worker is bundled. */
declare const BUILD: string;
declare const SHELL: string[];

const worker = self as unknown as WorkerScope;
const CACHE = CACHE_PREFIX + BUILD;
const scope = new URL(worker.registration.scope);

const openCache = (): Promise<Cache> => caches.open(CACHE);
const isPage = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html');

/** Keeps an answer, unless it is a page of another deployment: then the browser should look for the newer worker. */
async function keep(request: Request, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return response.body?.cancel();
  if (isPage(response) && readBuild(await response.clone().text()) !== BUILD) {
    await worker.registration.update().catch(() => undefined);
    return;
  }
  await (await openCache()).put(toKeptAddress(request.url), response);
}

/** This deployment's copy, else that of the one before, for tabs that are older than this worker. */
async function findKept(request: Request): Promise<Response | undefined> {
  const address = toKeptAddress(request.url);
  return (await (await openCache()).match(address)) ?? caches.match(address);
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request);
  // A full disk must not turn a good answer into a failure.
  void keep(request, response.clone()).catch(() => undefined);
  return response;
}

async function answerOffline(request: Request, error: unknown): Promise<Response> {
  const kept = await findKept(request);
  if (kept) return kept;
  if (request.mode !== 'navigate') throw error;
  const page = await (await openCache()).match(new URL(OFFLINE_ROUTE.slice(1), scope).href);
  return page ?? Response.error();
}

const answerFromNetwork = (request: Request): Promise<Response> =>
  fetchAndKeep(request).catch((error: unknown) => answerOffline(request, error));

const answerFromKept = async (request: Request): Promise<Response> =>
  (await findKept(request)) ?? fetchAndKeep(request);

worker.addEventListener('install', (event) => {
  const fillShell = async (): Promise<void> => {
    const cache = await openCache();
    await cache.addAll(SHELL.map((file) => new URL(file, scope).href));
    await worker.skipWaiting();
  };
  event.waitUntil(fillShell());
});

worker.addEventListener('activate', (event) => {
  const takeOver = async (): Promise<void> => {
    const old = cachesToDrop(await caches.keys(), CACHE_PREFIX, CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(takeOver());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const asked = { url: new URL(request.url), method: request.method, hasRange: request.headers.has('range') };
  const answer = chooseAnswer(asked, scope);
  if (answer === 'keptFirst') event.respondWith(answerFromKept(request));
  if (answer === 'networkFirst') event.respondWith(answerFromNetwork(request));
});
