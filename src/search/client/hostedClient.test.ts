import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { HostedServer } from '#root/tests/fixtures/search/hostedServer.ts';
import { HOSTED_HIT, startHostedServer } from '#root/tests/fixtures/search/hostedServer.ts';
import { createHostedClient } from './hostedClient.ts';
import type { Manifest } from './manifest.ts';

let server: HostedServer;
beforeAll(async () => {
  server = await startHostedServer([HOSTED_HIT]);
});
afterAll(() => server.close());
afterEach(() => {
  server.behave('answer');
  server.asked.length = 0;
});

const createClient = (settings: Partial<Manifest['settings']> = {}) =>
  createHostedClient({
    settings: {
      appId: 'APP',
      apiKey: 'KEY',
      indexName: 'engine',
      hosts: [server.url],
      searchPagePath: '/search',
      contextualSearch: false,
      searchParameters: { facetFilters: ['type:lvl1'] },
      ...settings,
    },
    locale: 'en',
    missingResultsUrl: '',
    titles: '',
    bodies: '',
  });

const search = (client = createClient()) => client.search({ requests: [{ query: 'camera', hitsPerPage: 20 }] });

test('index, language and docs tag are sent in one multi-query POST', async () => {
  await search();
  const [{ headers, requests }] = server.asked as [(typeof server.asked)[0]];
  expect(headers).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'KEY' });
  expect(requests).toEqual([
    expect.objectContaining({
      indexName: 'engine',
      query: 'camera',
      hitsPerPage: 20,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'type:lvl1'],
    }),
  ]);
});

test('text in records cannot become markup', async () => {
  const [result] = (await search()).results;
  const [hit] = result!.hits;
  expect(hit!._snippetResult.content.value).toBe('Array&lt;<mark>Camera</mark>&gt; &lt;img src=x onerror=alert(1)&gt;');
  expect(hit!.content).not.toContain('<');
  expect(hit!.hierarchy.lvl0).toBe('Guides & more');
});

test.each(['down', 'broken'] as const)('a server that is %s causes a RetryError', async (behavior) => {
  server.behave(behavior);
  await expect(search()).rejects.toMatchObject({ name: 'RetryError' });
});

test.each(['forbidden', 'garbage'] as const)('a %s response rejects with an error', async (behavior) => {
  server.behave(behavior);
  await expect(search()).rejects.toBeInstanceOf(Error);
});

test('a failing host is skipped on the next search', async () => {
  const dead = 'http://localhost:9';
  const client = createClient({ hosts: [server.url, dead] });
  await client.search({ requests: [{ query: 'one' }] });
  const start = performance.now();
  await client.search({ requests: [{ query: 'two' }] });
  expect(server.asked).toHaveLength(2);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('a host that does not respond times out', async () => {
  server.behave('silent');
  const start = performance.now();
  await expect(search()).rejects.toMatchObject({ name: 'RetryError' });
  expect(performance.now() - start).toBeGreaterThan(900);
});
