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
let asked: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
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

test('a site below the threshold is one file, in its own order', async () => {
  const report = await writeIndex(PAGES, folder, siteConfig, 6);
  expect(report).toMatchObject({ pages: 3, headings: 6, parts: 1 });
  expect(readManifest().more).toBeUndefined();
  expect(splitPages(PAGES, 6)).toEqual([PAGES]);
});

test('above it the most needed pages come first', () => {
  expect(splitPages(PAGES, 4).map((part) => part.map(({ route }) => route))).toEqual([
    ['/docs/sounds', '/docs/scenes'],
    ['/docs/cameras'],
  ]);
});

test('a page with more headings than a part may have is a part of its own', () => {
  expect(splitPages(PAGES, 1)).toHaveLength(3);
});

test('every part answers by its names and by its text', async () => {
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

test('what the first file answers waits for no other', async () => {
  await writeIndex(PAGES, folder, siteConfig, 2);
  const { titles } = readManifest();
  vi.stubGlobal('fetch', (url: string) =>
    url === titles ? Promise.resolve(new Response(readFileSync(path.join(folder, url)))) : new Promise(() => undefined),
  );
  expect(await find(createService(), 'sounds')).toEqual(['/docs/sounds']);
});

test('a part that failed is asked for again, and no part is added twice', async () => {
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
  expect(asked.filter((url) => url === readManifest().more![0]!.titles)).toHaveLength(1);
});

test('a smaller index leaves none of the larger one behind', async () => {
  await writeIndex(PAGES, folder, siteConfig, 2);
  const old = readManifest().more![0]!.titles;
  await writeIndex(PAGES, folder, siteConfig);
  expect(existsSync(path.join(folder, old))).toBe(false);
});
