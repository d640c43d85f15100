import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** A request that leaves the path as it is written, unlike fetch. */
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

  it('leads to the base path, refuses what it cannot read and what would change something', async () => {
    expect(await ask('/engine')).toMatchObject({ status: 301, headers: { location: '/engine/' } });
    expect((await ask('/engine/%zz')).status).toBe(400);
    expect(await ask('/engine/', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('answers HEAD without a body', async () => {
    const { status, body, headers } = await ask('/engine/', { method: 'HEAD' });
    expect([status, body.length, headers['content-length']]).toEqual([200, 0, '13']);
  });

  it('keeps hashed files for a year and asks again for pages', async () => {
    expect((await ask('/engine/_astro/app.abc123.js')).headers['cache-control']).toContain('immutable');
    const { headers } = await ask('/engine/');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await ask('/engine/', { headers: { 'if-none-match': headers.etag! } })).status).toBe(304);
  });

  it('compresses text by what the browser takes, and never sounds', async () => {
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
    ['bytes=20-', 416, '', 'bytes */10'],
  ])('answers the range %s', async (range, status, text, contentRange) => {
    const answer = await ask('/engine/sound.mp3', { headers: { range } });
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
      status,
      text,
      contentRange,
    ]);
  });
});
