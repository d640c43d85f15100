import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const HTML_GZIP_MAX_KB = 45;
const AT_ONCE = 16;

interface NamesFile {
  kinds: string[];
  names: [string, number, number, string?][];
}

test('every name has a page and a JSON twin, and no page is too heavy', async ({ request }) => {
  test.setTimeout(300_000);
  const { kinds, names } = (await (await request.get('/api/names.json')).json()) as NamesFile;
  expect(names.length).toBeGreaterThan(690);
  const problems: string[] = [];
  const check = async ([name, kind, , slug]: NamesFile['names'][number]) => {
    const route = `/api/${kinds[kind]}/${slug ?? name}`;
    const [page, twin] = await Promise.all([request.get(route), request.get(`${route}.json`)]);
    if (!page.ok() || !twin.ok()) problems.push(`${route} answered ${page.status()}, its twin ${twin.status()}`);
    const sizeKb = gzipSync(await page.body()).length / 1024;
    if (sizeKb > HTML_GZIP_MAX_KB) problems.push(`${route} weighs ${sizeKb.toFixed(1)} KB`);
  };
  for (let start = 0; start < names.length; start += AT_ONCE) {
    await Promise.all(names.slice(start, start + AT_ONCE).map(check));
  }
  expect(problems).toEqual([]);
});

test('the JSON twin holds what the page shows', async ({ request }) => {
  const twin = await (await request.get('/api/class/Actor.json')).json();
  expect(twin).toMatchObject({ name: 'Actor', kind: 'class', route: '/api/class/Actor', ancestors: ['Entity'] });
  expect(twin.source).toContain(`/blob/v${twin.version}/src/engine/Actor.ts`);
  expect(twin.members.find((member: { name: string }) => member.name === 'globalPos').history.added).toBe('0.30.0');
});
