import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapToStorage } from '#root/tests/fixtures/browser/mapToStorage.ts';
import { saveAll } from './saveAll.ts';

const HOST = 'https://site.example/';
const kept = new Map<string, Response>();
const cache = {
  match: (address: string) => Promise.resolve(kept.get(address)),
  put: (address: string, response: Response) => Promise.resolve(void kept.set(address, response)),
};
const FILES = { build: 'first', files: ['docs/', 'app.js', 'docs/actors/'].map((file): [string, number] => [file, 5]) };

const page = (build: string) =>
  new Response(`<meta name="site-build" content="${build}">`, { headers: { 'Content-Type': 'text/html' } });

/** A site that answers so; returns what was asked for. */
function serve(answer: (file: string) => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const file = address.replace(HOST, '');
    asked.push(file);
    return Promise.resolve(answer(file));
  });
  return asked;
}

const save = () => saveAll(FILES, () => undefined, new AbortController().signal);
const listKept = () => [...kept.keys()].map((address) => address.replace(HOST, '')).toSorted();
const answerFirst = (file: string) => (file.endsWith('.js') ? new Response('let a;') : page('first'));

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('location', { href: HOST });
  vi.stubGlobal('localStorage', mapToStorage(new Map()));
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});
afterEach(() => vi.unstubAllGlobals());

describe('saving all files of a deployment', () => {
  it('keeps each of them, and asks later only for those that are missing', async () => {
    serve(answerFirst);
    await save();
    expect(listKept()).toEqual(['app.js', 'docs/', 'docs/actors/']);
    kept.delete(`${HOST}app.js`);
    const asked = serve(answerFirst);
    await save();
    expect(asked).toEqual(['app.js']);
  });

  it('stops at a page of a newer deployment and does not keep it', async () => {
    serve((file) => (file === 'docs/actors/' ? page('second') : answerFirst(file)));
    await expect(save()).rejects.toThrow('A newer version of the site was deployed meanwhile.');
    expect(listKept()).not.toContain('docs/actors/');
  });

  it('stops at a file that is gone, and says which', async () => {
    serve((file) => (file === 'app.js' ? new Response('', { status: 404 }) : page('first')));
    await expect(save()).rejects.toThrow('app.js answered 404.');
  });
});
