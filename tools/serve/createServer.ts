import { realpathSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { answerBroken } from './answerBroken.ts';
import { readHostHeaders, type HostHeaders } from './hostHeaders.ts';
import { resolveFile } from './resolveFile.ts';
import { sendFile, type Exchange } from './sendFile.ts';
import { createTurns } from './turns.ts';

interface Options {
  root: string;
  base?: string;
}

interface Site extends Required<Options> {
  hostHeaders: HostHeaders;
}

const KEEP_ALIVE_MS = 65_000;

function end(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': Buffer.byteLength(body) })
    .end(body);
}

/** The headers of the file that is sent, not of the address asked for: a missing script is not kept for a year. */
function headersFor(file: string, { root, base, hostHeaders }: Site): Record<string, string> {
  return hostHeaders(base.replace(/\/?$/, '/') + path.relative(root, file).split(path.sep).join('/'));
}

async function answer(exchange: Exchange, site: Site): Promise<void> {
  const { request, response } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return end(response, 405, 'This site only answers GET and HEAD.');
  }
  const found = resolveFile(request.url ?? '/', site.root, site.base);
  if (found.status === 400) return end(response, 400, 'This address is malformed.');
  if (found.location) {
    response.writeHead(301, { location: found.location }).end();
    return undefined;
  }
  if (found.file) return sendFile(exchange, found.file, 200, headersFor(found.file, site));
  const lost = path.join(site.root, '404.html');
  try {
    return await sendFile(exchange, lost, 404, headersFor(lost, site));
  } catch {
    return end(response, 404, 'Not found.');
  }
}

async function answerSafely(exchange: Exchange, site: Site): Promise<void> {
  const { request, response } = exchange;
  try {
    await answer(exchange, site);
  } catch (error) {
    console.error(`Could not answer ${request.url}:`, error);
    if (!response.headersSent) end(response, 500, 'The server failed.');
    else response.destroy();
  }
}

/** A static host for the built site: clean addresses, compression, conditional and range requests, the 404 page. */
export function createServer({ root, base = '/' }: Options): Server {
  const folder = realpathSync(root);
  const site: Site = { root: folder, base, hostHeaders: readHostHeaders(folder) };
  const takeTurn = createTurns();
  const server = createHttpServer((request, response) =>
    takeTurn(() => void answerSafely({ request, response }, site)),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  answerBroken(server);
  return server;
}
