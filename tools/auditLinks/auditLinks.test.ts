import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '../../build/links/readPages.ts';
import { checkAddress } from './checkAddress.ts';
import { checkAll } from './checkAll.ts';
import { collectExternal } from './collectExternal.ts';
import { buildReport } from './report.ts';

const QUICK = { timeoutMs: 2_000, retries: 1, retryDelayMs: 1 };
const asked: string[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
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
      '/flaky': () => answer(asked.filter((line) => line.endsWith('/flaky')).length > 2 ? 200 : 503),
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

describe('an address', () => {
  it.each([
    ['/fine', { kind: 'fine' }],
    ['/no-head', { kind: 'fine' }],
    ['/liar', { kind: 'fine' }],
    ['/slashed', { kind: 'fine' }],
    ['/today', { kind: 'fine' }],
    ['/gone', { kind: 'broken', reason: 'answered 404' }],
    ['/lost', { kind: 'broken', reason: 'answered 404' }],
    ['/refused', { kind: 'unsure', reason: 'answered 403' }],
    ['/circle', { kind: 'unsure', reason: 'it leads on and on, more than 6 times' }],
    ['/flaky', { kind: 'fine' }],
  ])('%s is %o', async (path, verdict) => expect(await checkAddress(origin + path, QUICK)).toEqual(verdict));

  it('that has moved says where to', async () =>
    expect(await checkAddress(`${origin}/moved`, QUICK)).toEqual({ kind: 'moved', to: `${origin}/fine` }));

  it('is asked without its body where that suffices', async () => {
    asked.length = 0;
    await checkAddress(`${origin}/fine`, QUICK);
    expect(asked).toEqual(['HEAD /fine']);
  });

  it('that is cut off, silent or unknown is not called broken', async () => {
    expect((await checkAddress(`${origin}/cut`, QUICK)).kind).toBe('unreachable');
    const silent = await checkAddress(`${origin}/silent`, { ...QUICK, timeoutMs: 50 });
    expect(silent).toEqual({ kind: 'unsure', reason: 'did not answer in time' });
    expect((await checkAddress('http://127.0.0.1:2/', QUICK)).kind).toBe('unreachable');
  });
});

describe('all addresses', () => {
  const page = (route: string, body: string) => parsePage(body, route);

  it('are collected once, without those of the site itself', () => {
    const { links, malformed } = collectExternal(
      [
        page('/a', '<a href="https://x.org/y#one">1</a><a href="https://site/own">2</a><a href="/local">3</a>'),
        page('/b', '<a href="https://x.org/y#two">1</a><a href="mailto:a@b">2</a><a href="http://[x">3</a>'),
      ],
      'https://site',
    );
    expect(links).toEqual([{ address: 'https://x.org/y', href: 'https://x.org/y#one', pages: ['/a', '/b'] }]);
    expect(malformed).toEqual([{ href: 'http://[x', page: '/b' }]);
  });

  it('are each checked', async () => {
    const links = ['/fine', '/gone'].map((path) => ({ address: origin + path, href: origin + path, pages: ['/a'] }));
    const checked = await checkAll(links, QUICK);
    expect(checked?.map(({ verdict }) => verdict.kind)).toEqual(['fine', 'broken']);
  });

  it('are left alone when no host can be reached', async () => {
    const links = [2, 3].map((port) => ({ address: `http://127.0.0.1:${port}/`, href: '', pages: ['/a'] }));
    expect(await checkAll(links, QUICK)).toBeUndefined();
  });
});

describe('the report', () => {
  it('says what to do, where', () => {
    const link = { address: 'https://x.org/', href: 'https://x.org/', pages: ['/docs/a'] };
    const report = buildReport(
      [
        { ...link, verdict: { kind: 'fine' } },
        { ...link, verdict: { kind: 'broken', reason: 'answered 404' } },
        { ...link, verdict: { kind: 'moved', to: 'https://y.org/' } },
      ],
      [{ href: 'http://[x', page: '/b' }],
      (page) => `${page}.mdx:3`,
    );
    expect(report).toContain('3 addresses checked, 1 fine.');
    expect(report).toContain('## Broken (1)');
    expect(report).toContain('- <https://x.org/> answered 404: `/docs/a.mdx:3`');
    expect(report).toContain('- <https://x.org/> has moved to <https://y.org/>: `/docs/a.mdx:3`');
    expect(report).toContain('- `http://[x`: `/b.mdx:3`');
    expect(report).not.toContain('Look by hand');
  });
});
