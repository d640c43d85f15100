import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapToStorage } from '#root/tests/fixtures/browser/mapToStorage.ts';
import { saveAll } from './saveAll.ts';

const HOST = 'https://site.example/';
const saved = new Map<string, Response>();
const cache = {
  match: (url: string) => Promise.resolve(saved.get(url)),
  put: (url: string, response: Response) => Promise.resolve(void saved.set(url, response)),
};
const FILES = { build: 'first', files: ['docs/', 'app.js', 'docs/actors/'].map((file): [string, number] => [file, 5]) };

const page = (build: string) =>
  new Response(`<meta name="site-build" content="${build}">`, { headers: { 'Content-Type': 'text/html' } });

/** Stubs fetch with the given responses and returns the list of requested files. */
function serve(answer: (file: string) => Response): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const file = url.replace(HOST, '');
    requested.push(file);
    return Promise.resolve(answer(file));
  });
  return requested;
}

const save = () => saveAll(FILES, () => undefined, new AbortController().signal);
const listSaved = () => [...saved.keys()].map((url) => url.replace(HOST, '')).toSorted();
const answerFirst = (file: string) => (file.endsWith('.js') ? new Response('let a;') : page('first'));

beforeEach(() => {
  saved.clear();
  vi.stubGlobal('location', { href: HOST });
  vi.stubGlobal('localStorage', mapToStorage(new Map()));
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});
afterEach(() => vi.unstubAllGlobals());

describe('saving all files of a deployment', () => {
  it('stores each file, and later fetches only the missing ones', async () => {
    serve(answerFirst);
    await save();
    expect(listSaved()).toEqual(['app.js', 'docs/', 'docs/actors/']);
    saved.delete(`${HOST}app.js`);
    const requested = serve(answerFirst);
    await save();
    expect(requested).toEqual(['app.js']);
  });

  it('stops at a page from a newer deployment and does not store it', async () => {
    serve((file) => (file === 'docs/actors/' ? page('second') : answerFirst(file)));
    await expect(save()).rejects.toThrow('A newer version of the site was deployed meanwhile.');
    expect(listSaved()).not.toContain('docs/actors/');
  });

  it('stops at a missing file and names it', async () => {
    serve((file) => (file === 'app.js' ? new Response('', { status: 404 }) : page('first')));
    await expect(save()).rejects.toThrow('app.js answered 404.');
  });
});
