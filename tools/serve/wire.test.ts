// Requests as bytes: what no well-behaved client sends.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './createServer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'wire-'));
const root = path.join(folder, 'site');
/** More than the server hashes or compresses. */
const LARGE_BYTES = 8 * 1024 * 1024 + 10;
const SECRET = 'TOP SECRET';
let server: ReturnType<typeof createServer>;
let canLink = true;

beforeAll(async () => {
  mkdirSync(path.join(root, 'docs'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), SECRET);
  writeFileSync(path.join(root, 'index.html'), '<h1>Home</h1>');
  writeFileSync(path.join(root, 'docs/index.html'), '<h1>Docs</h1>');
  writeFileSync(path.join(root, '404.html'), '<h1>Lost</h1>');
  writeFileSync(path.join(root, '.htaccess'), SECRET);
  writeFileSync(path.join(root, '_headers'), '/*\n  X-All: yes\n/_astro/*\n  Cache-Control: immutable\n');
  writeFileSync(path.join(root, 'film.mp4'), 'start');
  truncateSync(path.join(root, 'film.mp4'), LARGE_BYTES);
  try {
    symlinkSync(path.join(folder, 'secret.txt'), path.join(root, 'leak.txt'));
    symlinkSync(folder, path.join(root, 'out'));
  } catch {
    // Windows lets only administrators make links.
    canLink = false;
  }
  server = createServer({ root });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Sends bytes as they are and returns everything that comes back until the server hangs up. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.on('error', reject);
    socket.write(text);
  });
}
const ask = (target: string, ...headers: string[]): Promise<string> =>
  send([`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '\r\n'].join('\r\n'));
const statusOf = (answer: string): number => Number(answer.split(' ')[1]);

describe('attempts to leave the folder', () => {
  it.each([
    '/../secret.txt',
    '/docs/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/docs/..%5c..%5csecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/..;/secret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '///../secret.txt',
    'http://x/../secret.txt',
    '/leak.txt',
    '/out/secret.txt',
    '/.htaccess',
    '/docs/../.htaccess',
    '/%2ehtaccess',
  ])('%s find nothing', async (target) => {
    const answer = await ask(target);
    expect([400, 404]).toContain(statusOf(answer));
    expect(answer).not.toContain(SECRET);
  });

  it('by links were really tried', () => expect(canLink || process.platform === 'win32').toBe(true));
});

describe('malformed addresses', () => {
  it.each(['/%', '/%zz', '/%00', '/docs%00.html', '/%ff', 'docs', '*', '?'])('%s are refused', async (target) =>
    expect(statusOf(await ask(target))).toBe(400),
  );

  it.each([['/docs?a=%zz&b=%00'], ['/docs#top'], ['http://elsewhere/docs'], ['//docs'], ['/./docs/']])(
    '%s only look strange',
    async (target) => expect(await ask(target)).toContain('<h1>Docs</h1>'),
  );

  it('as long as a header may be are simply not found', async () => {
    expect(statusOf(await ask(`/${'a'.repeat(8000)}`))).toBe(404);
    expect(statusOf(await ask(`/${'a/'.repeat(4000)}`))).toBe(404);
  });
});

describe('malformed requests', () => {
  it.each([
    ['BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['get / HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc', 405],
    ['TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/9.9\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: x\r\nno colon here\r\n\r\n', 400],
    ['GET /a b c HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 405],
    ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ])('%j: %d', async (text, status) => {
    const answer = await send(text);
    expect(statusOf(answer)).toBe(status);
    if (status === 405) expect(answer.toLowerCase()).toContain('allow: get, head');
  });

  it('with huge headers are refused', async () => {
    const answer = await send(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'c'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*The headers of this request are too long/);
  });

  it('leave the server well', async () => expect(await ask('/docs')).toContain('<h1>Docs</h1>'));
});

describe('answers', () => {
  it('have an etag per encoding', async () => {
    const tagOf = (answer: string): string => /\r\netag: (.*)/i.exec(answer)![1]!;
    const plain = tagOf(await ask('/docs'));
    const zipped = tagOf(await ask('/docs', 'Accept-Encoding: gzip'));
    expect(plain).not.toBe(zipped);
    expect(statusOf(await ask('/docs', 'Accept-Encoding: gzip', `If-None-Match: ${zipped}`))).toBe(304);
    expect(statusOf(await ask('/docs', 'Accept-Encoding: br', `If-None-Match: ${zipped}`))).toBe(200);
    expect(statusOf(await ask('/docs', 'Range: bytes=0-3', `If-Range: ${zipped}`))).toBe(200);
    expect(statusOf(await ask('/docs', 'Range: bytes=0-3', `If-Range: ${plain}`))).toBe(206);
    expect(statusOf(await ask('/docs', 'If-Match: "other"'))).toBe(412);
  });

  it('for several ranges are the whole file', async () => {
    const answer = await ask('/docs', 'Range: bytes=0-1,3-4');
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('<h1>Docs</h1>');
  });

  it('for missing files are never cached', async () => {
    const answer = await ask('/_astro/old.js');
    expect(answer).toMatch(/^HTTP\/1.1 404[\s\S]*cache-control: no-cache/i);
    expect(answer).not.toContain('immutable');
  });

  it('stream large files, whole and in part', async () => {
    const part = await ask('/film.mp4', 'Range: bytes=0-4');
    expect(part).toMatch(/206[\s\S]*content-length: 5\r\n[\s\S]*\r\n\r\nstart$/i);
    const whole = await ask('/film.mp4');
    expect(whole.length - whole.indexOf('\r\n\r\n') - 4).toBe(LARGE_BYTES);
  });
});
