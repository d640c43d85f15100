import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../serve/createServer.ts';
import { runLoad } from './runLoad.ts';
import { summarize, summaryToLines, toPercentile } from './summary.ts';

const root = mkdtempSync(path.join(tmpdir(), 'load-'));
const PAGES = Array.from({ length: 40 }, (_, page) => `docs/page-${page}/`);
let server: Server;

const listen = (started: Server): Promise<void> =>
  new Promise((resolve) => started.listen({ port: 0, backlog: 512 }, resolve));
const urlOf = (started: Server): string => `http://127.0.0.1:${(started.address() as AddressInfo).port}`;

beforeAll(async () => {
  for (const [index, page] of PAGES.entries()) {
    mkdirSync(path.join(root, page), { recursive: true });
    writeFileSync(path.join(root, page, 'index.html'), `<h1>${page}</h1>${'<p>Text</p>'.repeat(index * 50)}`);
  }
  server = createServer({ root });
  await listen(server);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true });
});

describe('many clients', () => {
  it('are all answered, 200 at the same time for two seconds', async () => {
    const summary = await runLoad({
      url: urlOf(server),
      paths: PAGES.map((page) => `/${page}`),
      clients: 200,
      seconds: 2,
    });
    expect([...summary.errors]).toEqual([]);
    expect(summary.requests).toBeGreaterThanOrEqual(200);
  });

  it('report wrong statuses', async () => {
    const summary = await runLoad({ url: urlOf(server), paths: ['/nothing'], clients: 3, seconds: 1 });
    const wrong = '/nothing was answered with 404 instead of 200.';
    expect(summary.errors.get(wrong)).toBeGreaterThanOrEqual(3);
  });

  it('report a page that is sent again although its tag is the same', async () => {
    const forgetful = createHttpServer((_request, response) => response.setHeader('etag', '"a"').end('Page'));
    await listen(forgetful);
    const summary = await runLoad({ url: urlOf(forgetful), paths: ['/'], clients: 2, seconds: 1 });
    forgetful.close();
    expect([...summary.errors.keys()]).toEqual(['/ was answered with 200 instead of 304.']);
  });

  it.each([
    ['closes the connection', (socket: Socket) => void socket.end()],
    ['resets the connection', (socket: Socket) => void socket.resetAndDestroy()],
    ['stops in the middle', (socket: Socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf')],
  ])('report a server that %s', async (_name, hangUp) => {
    const rude = createHttpServer((request) => hangUp(request.socket));
    await listen(rude);
    const summary = await runLoad({ url: urlOf(rude), paths: ['/'], clients: 2, seconds: 1 });
    rude.close();
    expect(summary.failed).toBeGreaterThanOrEqual(2);
  });

  it('never leave this machine', async () => {
    const load = { url: 'https://example.com/', paths: ['/'], clients: 1, seconds: 1 };
    await expect(runLoad(load)).rejects.toThrow('example.com is not this machine');
  });
});

describe('the summary', () => {
  it('finds percentiles', () => {
    const sorted = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([0.5, 0.95, 0.99, 1].map((share) => toPercentile(sorted, share))).toEqual([50, 95, 99, 100]);
    expect(toPercentile([], 0.5)).toBe(0);
  });

  it('says what a person wants to know', () => {
    const summary = summarize({ latenciesMs: [2, 1, 3], errors: new Map([['Gone.', 2]]), bytes: 3e6, seconds: 2 });
    expect(summaryToLines(summary, 10)).toEqual([
      '10 clients, 2.0 s: 3 requests (2/s), 2 errors, 3 MB.',
      'Latency: p50 2 ms, p95 3 ms, p99 3 ms, max 3 ms.',
      '✗ 2 × Gone.',
    ]);
  });
});
