import { afterEach, expect, test, vi } from 'vitest';
import type { Page } from './model.ts';
import { packBodies, packTitles } from './pack.ts';
import { createService } from './service.ts';

const FILES = { titles: '/titles.json', bodies: '/bodies.json' };
const REQUEST = { query: 'cameras', page: 0, hitsPerPage: 20, snippetWords: 10 };
const PAGES: Page[] = [
  {
    route: '/docs/cameras',
    kind: 'docs',
    group: 'Fundamentals',
    weight: 0,
    keywords: '',
    sections: [{ level: 1, anchor: '', heading: 'Cameras', content: 'Follow the hero.' }],
  },
];
const TEXTS: Record<string, string> = {
  [FILES.titles]: JSON.stringify(packTitles(PAGES)),
  [FILES.bodies]: JSON.stringify(packBodies(PAGES)),
};

/** Stubs fetch with the files, some of them overridden. */
function serve(changed: Record<string, string | null>): void {
  const texts: Record<string, string | null> = { ...TEXTS, ...changed };
  vi.stubGlobal('fetch', (url: string) => {
    const text = texts[url];
    return Promise.resolve(text == null ? new Response('', { status: 404 }) : new Response(text));
  });
}
afterEach(() => vi.unstubAllGlobals());

const find = async (service: ReturnType<typeof createService>, query: string) =>
  (await service.search(FILES, { ...REQUEST, query })).hits.map(({ url }) => url);

test('body text matches what no title or heading matches', async () => {
  serve({});
  expect(await find(createService(), 'hero')).toEqual(['/docs/cameras']);
});

test.each([
  ['missing', null],
  ['truncated', TEXTS[FILES.titles]!.slice(0, 30)],
])('a first file that is %s fails and is retried', async (_, text) => {
  const service = createService();
  serve({ [FILES.titles]: text });
  await expect(find(service, 'cameras')).rejects.toThrow();
  serve({});
  expect(await find(service, 'cameras')).toEqual(['/docs/cameras']);
});

test('without the second file titles still match; other queries fail instead of returning no results', async () => {
  const service = createService();
  serve({ [FILES.bodies]: '[["Follow' });
  expect(await find(service, 'cameras')).toEqual(['/docs/cameras']);
  await expect(find(service, 'hero')).rejects.toThrow();
  serve({});
  expect(await find(service, 'hero')).toEqual(['/docs/cameras']);
});
