import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteConfig } from '#src/config/index.ts';
import type { Manifest } from '../../src/search/client/manifest.ts';
import type { Page } from '../../src/search/engine/model.ts';
import { createService } from '../../src/search/engine/service.ts';
import { splitPages } from './splitPages.ts';
import { writeIndex } from './writeIndex.ts';

const toPage = (name: string, weight: number, content: string): Page => ({
  route: `/docs/${name.toLowerCase()}`,
  kind: 'docs',
  group: 'Docs',
  weight,
  keywords: '',
  sections: [
    { level: 1, anchor: '', heading: name, content },
    { level: 2, anchor: 'see-also', heading: 'See also', content: '' },
  ],
});
const PAGES = [
  toPage('Cameras', 1, 'Follow the hero.'),
  toPage('Sounds', 9, 'Play a jingle.'),
  toPage('Scenes', 5, 'A place with its own lantern.'),
];

let folder: string;
let requested: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  requested = [];
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    return Promise.resolve(new Response(readFileSync(path.join(folder, url))));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

const readManifest = (): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'search-index.json'), 'utf8')) as Manifest;

const find = async (service: ReturnType<typeof createService>, query: string) => {
  const request = { query, page: 0, hitsPerPage: 20, snippetWords: 10 };
  return (await service.search(readManifest(), request)).hits.map(({ url }) => url);
};

test('a site below the threshold is one part in the original order', async () => {
  const report = await writeIndex(PAGES, folder, siteConfig, 6);
  expect(report).toMatchObject({ pages: 3, headings: 6, parts: 1 });
  expect(readManifest().more).toBeUndefined();
  expect(splitPages(PAGES, 6)).toEqual([PAGES]);
});

test('above the threshold the pages with the highest priority come first', () => {
  expect(splitPages(PAGES, 4).map((part) => part.map(({ route }) => route))).toEqual([
    ['/docs/sounds', '/docs/scenes'],
    ['/docs/cameras'],
  ]);
});

test('a page with too many headings for one part gets its own part', () => {
  expect(splitPages(PAGES, 1)).toHaveLength(3);
});

test('every part is searchable by titles and text', async () => {
  expect((await writeIndex(PAGES, folder, siteConfig, 2)).parts).toBe(3);
  const service = createService();
  expect(await find(service, 'sounds')).toEqual(['/docs/sounds']);
  expect(await find(service, 'lantern')).toEqual(['/docs/scenes']);
  expect(await find(service, 'cameras')).toEqual(['/docs/cameras']);
  expect(await find(service, 'hero')).toEqual(['/docs/cameras']);
  expect(await find(service, 'jingle')).toEqual(['/docs/sounds']);
  expect((await find(service, 'also')).toSorted()).toEqual([
    '/docs/cameras#see-also',
    '/docs/scenes#see-also',
    '/docs/sounds#see-also',
  ]);
});

test('hits in the first file do not wait for other files', async () => {
  await writeIndex(PAGES, folder, siteConfig, 2);
  const { titles } = readManifest();
  vi.stubGlobal('fetch', (url: string) =>
    url === titles ? Promise.resolve(new Response(readFileSync(path.join(folder, url)))) : new Promise(() => undefined),
  );
  expect(await find(createService(), 'sounds')).toEqual(['/docs/sounds']);
});

test('a failed part is retried, and no part is added twice', async () => {
  await writeIndex(PAGES, folder, siteConfig, 2);
  const service = createService();
  const broken = readManifest().more![1]!.bodies;
  const whole = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string) =>
    url === broken ? Promise.resolve(new Response('', { status: 500 })) : whole(url),
  );
  await expect(find(service, 'cameras')).rejects.toThrow();
  vi.stubGlobal('fetch', whole);
  expect(await find(service, 'cameras')).toEqual(['/docs/cameras']);
  expect(requested.filter((url) => url === readManifest().more![0]!.titles)).toHaveLength(1);
});

test('a smaller index deletes the files of a larger one', async () => {
  await writeIndex(PAGES, folder, siteConfig, 2);
  const old = readManifest().more![0]!.titles;
  await writeIndex(PAGES, folder, siteConfig);
  expect(existsSync(path.join(folder, old))).toBe(false);
});
