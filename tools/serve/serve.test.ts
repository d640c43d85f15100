import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toHeadersFile } from '../../build/policy/hostFiles.ts';
import { createServer } from './createServer.ts';

const root = mkdtempSync(path.join(tmpdir(), 'site-'));
const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Lost</h1>',
  'docs/index.html': '<h1>Docs</h1>',
  'about.html': '<h1>About</h1>',
  'a b/index.html': '<h1>Space</h1>',
  '_astro/app.abc123.js': 'console.log(1)',
  'sound.mp3': '0123456789',
  _headers: toHeadersFile({ base: '/engine/', security: {} }),
};
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  server = createServer({ root, base: '/engine/' });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends the path as it is written, unlike fetch. */
function ask(target: string, { method = 'GET', headers = {} as Record<string, string> } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const outgoing = request({ port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

describe('the static host', () => {
  it.each([
    ['/engine/', 'Home'],
    ['/engine/docs', 'Docs'],
    ['/engine/docs/', 'Docs'],
    ['/engine/docs/index.html', 'Docs'],
    ['/engine/about', 'About'],
    ['/engine/a%20b/?q=1', 'Space'],
  ])('answers %s with its page', async (target, text) => {
    const { status, body, headers } = await ask(target);
    expect(status).toBe(200);
    expect(body.toString()).toContain(text);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each(['/engine/nothing', '/', '/other/', '/engine/../../etc/passwd', '/engine/%2e%2e/%2e%2e/etc/passwd'])(
    'answers %s with the not-found page',
    async (target) => {
      const { status, body } = await ask(target);
      expect(status).toBe(404);
      expect(body.toString()).toContain('Lost');
    },
  );

  it('redirects to the base path, rejects malformed URLs and methods other than GET and HEAD', async () => {
    expect(await ask('/engine')).toMatchObject({ status: 301, headers: { location: '/engine/' } });
    expect((await ask('/engine/%zz')).status).toBe(400);
    expect(await ask('/engine/', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('answers HEAD without a body', async () => {
    const { status, body, headers } = await ask('/engine/', { method: 'HEAD' });
    expect([status, body.length, headers['content-length']]).toEqual([200, 0, '13']);
  });

  it('lets hashed files be cached for a year and pages be revalidated', async () => {
    expect((await ask('/engine/_astro/app.abc123.js')).headers['cache-control']).toContain('immutable');
    const { headers } = await ask('/engine/');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await ask('/engine/', { headers: { 'if-none-match': headers.etag! } })).status).toBe(304);
  });

  it('compresses text as the browser accepts it, and never sounds', async () => {
    const zipped = await ask('/engine/', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(files['index.html']);
    const both = await ask('/engine/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(both.headers['content-encoding']).toBe('br');
    const sound = await ask('/engine/sound.mp3', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(sound.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=20-', 416, 'Range Not Satisfiable', 'bytes */10'],
    ['lines=0-1', 200, '0123456789', undefined],
  ])('answers the range %s', async (range, status, text, contentRange) => {
    const { body, ...answer } = await ask('/engine/sound.mp3', { headers: { range } });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange]);
    expect(body.toString()).toContain(text);
  });

  it('answers a range of a compressible file with plain bytes', async () => {
    const answer = await ask('/engine/', { headers: { range: 'bytes=0-3', 'accept-encoding': 'br' } });
    expect([answer.status, answer.body.toString(), answer.headers['content-encoding']]).toEqual([
      206,
      '<h1>',
      undefined,
    ]);
  });

  it.each([
    [{ 'if-none-match': '"other"' }, 200],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() }, 304],
    [{ 'if-modified-since': 'Fri, 02 Jan 2015 03:04:05 GMT' }, 200],
    [{ 'if-unmodified-since': 'Fri, 02 Jan 2015 03:04:05 GMT' }, 412],
  ])('answers a request with %o: %d', async (headers, status) =>
    expect((await ask('/engine/about', { headers: headers as Record<string, string> })).status).toBe(status),
  );

  it.each([
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0.0', undefined],
    ['identity;q=1, *;q=0', undefined],
    ['brave', undefined],
  ])('takes the weights of "%s" into account', async (accepted, encoding) =>
    expect((await ask('/engine/', { headers: { 'accept-encoding': accepted } })).headers['content-encoding']).toBe(
      encoding,
    ),
  );

  it('sends the whole not-found page, whatever was requested', async () => {
    const { status, body } = await ask('/engine/nothing', { headers: { range: 'bytes=0-1', 'if-match': '"a"' } });
    expect([status, body.toString()]).toEqual([404, files['404.html']]);
  });
});

describe('a file that changes while the server runs', () => {
  const target = '/engine/changing.html';
  const file = path.join(root, 'changing.html');
  const TIME = new Date('2026-01-02T03:04:05Z');
  /** Texts of the same length, and always the same modification time. */
  const write = (text: 'first' | 'other') => {
    writeFileSync(file, text);
    utimesSync(file, TIME, TIME);
  };
  const askFor = (encoding: string, headers = {}) =>
    ask(target, { headers: { 'accept-encoding': encoding, ...headers } });

  it.each(['identity', 'gzip'])('is sent anew (%s), although its time and size are the same', async (encoding) => {
    write('first');
    const before = await askFor(encoding);
    write('other');
    const after = await askFor(encoding, { 'if-none-match': before.headers.etag! });
    const unpack = (bytes: Buffer): string => (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
    expect([before, after].map(({ status, body }) => [status, unpack(body)])).toEqual([
      [200, 'first'],
      [200, 'other'],
    ]);
  });

  it('is sent from a folder that takes the place of the served one', async () => {
    const [old, next] = [`${root}-old`, `${root}-next`];
    cpSync(root, next, { recursive: true, preserveTimestamps: true });
    writeFileSync(path.join(next, 'about.html'), '<h1>After</h1>');
    const before = await ask('/engine/about');
    renameSync(root, old);
    renameSync(next, root);
    rmSync(old, { recursive: true });
    const after = await ask('/engine/about', { headers: { 'if-none-match': before.headers.etag! } });
    expect([before.body.toString(), after.body.toString()]).toEqual(['<h1>About</h1>', '<h1>After</h1>']);
  });
});
