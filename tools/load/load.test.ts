import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../serve/createServer.ts';
import { readAnswers, type Answer } from './readAnswers.ts';
import { runLoad } from './runLoad.ts';
import { summarise, summaryToLines, toPercentile } from './summary.ts';

const root = mkdtempSync(path.join(tmpdir(), 'load-'));
const PAGES = Array.from({ length: 40 }, (_, page) => `docs/page-${page}/`);
let server: Server;

const listen = (started: Server): Promise<void> =>
  new Promise((resolve) => started.listen({ port: 0, backlog: 512 }, resolve));
const targetOf = (started: Server) => ({ host: '127.0.0.1', port: (started.address() as AddressInfo).port });

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

describe('many visitors', () => {
  it('are all answered, 200 at the same time for two seconds', async () => {
    const summary = await runLoad({
      target: targetOf(server),
      paths: PAGES.map((page) => `/${page}`),
      clients: 200,
      seconds: 2,
    });
    expect([...summary.errors]).toEqual([]);
    expect(summary.requests).toBeGreaterThanOrEqual(200);
  });

  it('report what was answered wrongly, once for each of them', async () => {
    const load = { target: targetOf(server), paths: ['/nothing'], clients: 3, seconds: 1 };
    const summary = await runLoad(load);
    expect([...summary.errors]).toEqual([['/nothing was answered with 404 instead of 200.', 3]]);
  });

  it('report a server that hangs up', async () => {
    const rude = createHttpServer((request) => request.socket.destroy());
    await listen(rude);
    const summary = await runLoad({ target: targetOf(rude), paths: ['/'], clients: 2, seconds: 5 });
    rude.close();
    expect(summary.failed).toBe(2);
  });
});

describe('reading answers', () => {
  const TEXT =
    'HTTP/1.1 200 OK\r\nETag: "a"\r\nContent-Length: 5\r\n\r\nhelloHTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n';
  const read = (chunks: string[]): Answer[] => {
    const answers: Answer[] = [];
    const take = readAnswers((answer) => answers.push(answer));
    for (const chunk of chunks) take(Buffer.from(chunk));
    return answers;
  };
  const BOTH = [
    { status: 200, etag: '"a"', bodyBytes: 5 },
    { status: 304, etag: '"a"', bodyBytes: 0 },
  ];

  it('works however the bytes are cut', () => {
    expect(read([TEXT])).toEqual(BOTH);
    expect(read([...TEXT])).toEqual(BOTH);
    expect(read(TEXT.match(/[\s\S]{1,7}/g)!)).toEqual(BOTH);
  });

  it('refuses noise and bodies without a length', () => {
    expect(() => read(['SSH-2.0\r\n\r\n'])).toThrow('This is not an answer');
    expect(() => read(['HTTP/1.1 200 OK\r\n\r\n'])).toThrow('does not say its length');
  });
});

describe('the summary', () => {
  it('finds percentiles', () => {
    const sorted = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([0.5, 0.95, 0.99, 1].map((share) => toPercentile(sorted, share))).toEqual([50, 95, 99, 100]);
    expect(toPercentile([], 0.5)).toBe(0);
  });

  it('says what a person wants to know', () => {
    const summary = summarise({ latenciesMs: [2, 1, 3], errors: new Map([['Gone.', 2]]), bytes: 3e6, seconds: 2 });
    expect(summaryToLines(summary, 10)).toEqual([
      '10 clients, 2.0 s: 3 requests (2/s), 2 errors, 3 MB.',
      'Latency: p50 2 ms, p95 3 ms, p99 3 ms, max 3 ms.',
      '✗ 2 × Gone.',
    ]);
  });
});
