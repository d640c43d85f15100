import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '../../build/links/readPages.ts';
import { checkUrl } from './checkUrl.ts';
import { checkAll } from './checkAll.ts';
import { collectExternal } from './collectExternal.ts';
import { buildReport } from './report.ts';

const QUICK = { timeoutMs: 2_000, retries: 1, retryDelayMs: 1 };
const requests: string[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const answer = (status: number, location?: string) =>
      void response.writeHead(status, location ? { location } : {}).end();
    const isHead = request.method === 'HEAD';
    const routes: Record<string, () => void> = {
      '/fine': () => answer(200),
      '/no-head': () => answer(isHead ? 405 : 200),
      '/liar': () => answer(isHead ? 404 : 200),
      '/refused': () => answer(403),
      '/moved': () => answer(301, '/fine'),
      '/slashed': () => answer(301, '/slashed/'),
      '/slashed/': () => answer(200),
      '/today': () => answer(302, '/fine'),
      '/lost': () => answer(301, '/gone'),
      '/circle': () => answer(302, '/circle'),
      '/flaky': () => answer(requests.filter((line) => line.endsWith('/flaky')).length > 2 ? 200 : 503),
      '/cut': () => request.socket.destroy(),
      '/silent': () => undefined,
    };
    (routes[request.url ?? ''] ?? (() => answer(404)))();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe('checkUrl', () => {
  it.each([
    ['/fine', { kind: 'fine' }],
    ['/no-head', { kind: 'fine' }],
    ['/liar', { kind: 'fine' }],
    ['/slashed', { kind: 'fine' }],
    ['/today', { kind: 'fine' }],
    ['/gone', { kind: 'broken', reason: 'returned 404' }],
    ['/lost', { kind: 'broken', reason: 'returned 404' }],
    ['/refused', { kind: 'unsure', reason: 'returned 403' }],
    ['/circle', { kind: 'unsure', reason: 'redirected more than 6 times' }],
    ['/flaky', { kind: 'fine' }],
  ])('%s: %o', async (path, verdict) => expect(await checkUrl(origin + path, QUICK)).toEqual(verdict));

  it('reports where a URL has moved', async () =>
    expect(await checkUrl(`${origin}/moved`, QUICK)).toEqual({ kind: 'moved', to: `${origin}/fine` }));

  it('sends only a HEAD request when that is enough', async () => {
    requests.length = 0;
    await checkUrl(`${origin}/fine`, QUICK);
    expect(requests).toEqual(['HEAD /fine']);
  });

  it('reports no dropped connection, timeout, or unknown host as broken', async () => {
    expect((await checkUrl(`${origin}/cut`, QUICK)).kind).toBe('unreachable');
    const silent = await checkUrl(`${origin}/silent`, { ...QUICK, timeoutMs: 50 });
    expect(silent).toEqual({ kind: 'unsure', reason: 'timed out' });
    expect((await checkUrl('http://127.0.0.1:2/', QUICK)).kind).toBe('unreachable');
  });
});

describe('external links', () => {
  const page = (route: string, body: string) => parsePage(body, route);

  it('are collected once each, without internal links', () => {
    const { links, malformed } = collectExternal(
      [
        page('/a', '<a href="https://x.org/y#one">1</a><a href="https://site/own">2</a><a href="/local">3</a>'),
        page('/b', '<a href="https://x.org/y#two">1</a><a href="mailto:a@b">2</a><a href="http://[x">3</a>'),
      ],
      'https://site',
    );
    expect(links).toEqual([{ url: 'https://x.org/y', href: 'https://x.org/y#one', pages: ['/a', '/b'] }]);
    expect(malformed).toEqual([{ href: 'http://[x', page: '/b' }]);
  });

  it('are all checked', async () => {
    const links = ['/fine', '/gone'].map((path) => ({ url: origin + path, href: origin + path, pages: ['/a'] }));
    const checked = await checkAll(links, QUICK);
    expect(checked?.map(({ verdict }) => verdict.kind)).toEqual(['fine', 'broken']);
  });

  it('are not checked when no host can be reached', async () => {
    const links = [2, 3].map((port) => ({ url: `http://127.0.0.1:${port}/`, href: '', pages: ['/a'] }));
    expect(await checkAll(links, QUICK)).toBeUndefined();
  });
});

describe('the report', () => {
  it('says what to fix and where', () => {
    const link = { url: 'https://x.org/', href: 'https://x.org/', pages: ['/docs/a'] };
    const report = buildReport(
      [
        { ...link, verdict: { kind: 'fine' } },
        { ...link, verdict: { kind: 'broken', reason: 'returned 404' } },
        { ...link, verdict: { kind: 'moved', to: 'https://y.org/' } },
      ],
      [{ href: 'http://[x', page: '/b' }],
      (page) => `${page}.mdx:3`,
    );
    expect(report).toContain('3 URLs checked, 1 fine.');
    expect(report).toContain('## Broken (1)');
    expect(report).toContain('- <https://x.org/> returned 404: `/docs/a.mdx:3`');
    expect(report).toContain('- <https://x.org/> has moved to <https://y.org/>: `/docs/a.mdx:3`');
    expect(report).toContain('- `http://[x`: `/b.mdx:3`');
    expect(report).not.toContain('Review manually');
  });
});
