import { realpathSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { readHostHeaders, type Headers, type HostHeaders } from './hostHeaders.ts';
import { rejectMalformed } from './rejectMalformed.ts';
import { createRequestQueue } from './requestQueue.ts';
import { resolveFile } from './resolveFile.ts';
import { sendFile, type Exchange } from './sendFile.ts';

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

/** The headers of the file that is sent, not of the URL requested: a missing script must not be cached for a year. */
function headersFor(file: string, { root, base, hostHeaders }: Site): Headers {
  return hostHeaders(base.replace(/\/?$/, '/') + path.relative(root, file).split(path.sep).join('/'));
}

/** The not-found page is always sent whole, whatever part of the missing file was requested. */
async function sendNotFound({ request, response }: Exchange, site: Site): Promise<void> {
  for (const name of ['range', 'if-match', 'if-unmodified-since']) delete request.headers[name];
  const page = path.join(site.root, '404.html');
  response.statusCode = 404;
  try {
    await sendFile({ request, response }, page, headersFor(page, site));
  } catch {
    end(response, 404, 'Not found.');
  }
}

async function answer(exchange: Exchange, site: Site): Promise<void> {
  const { request, response } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return end(response, 405, 'This site only answers GET and HEAD.');
  }
  const found = resolveFile(request.url ?? '/', site.root, site.base);
  if (found.status === 400) return end(response, 400, 'This URL is malformed.');
  if (found.location) return void response.writeHead(301, { location: found.location }).end();
  if (found.file) return sendFile(exchange, found.file, headersFor(found.file, site));
  return sendNotFound(exchange, site);
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

/** A static host for the built site: clean URLs, compression, conditional and range requests, the 404 page. */
export function createServer({ root, base = '/' }: Options): Server {
  const folder = realpathSync(root);
  const site: Site = { root: folder, base, hostHeaders: readHostHeaders(folder) };
  const enqueue = createRequestQueue();
  const server = createHttpServer((request, response) => enqueue(() => void answerSafely({ request, response }, site)));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  rejectMalformed(server);
  return server;
}
