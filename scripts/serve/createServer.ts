import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { readHostHeaders, type HostHeaders } from './hostHeaders.ts';
import { bodyOf, chooseEncoding, findStored } from './fileStore.ts';
import { parseRange } from './parseRange.ts';
import type { Resolved } from './resolveFile.ts';
import { resolveFile } from './resolveFile.ts';

interface Options {
  root: string;
  base?: string;
}

interface Site extends Required<Options> {
  hostHeaders: HostHeaders;
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

const isUnchanged = (request: IncomingMessage, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);

const FOR_DOCUMENTS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/** Policies speak of documents; with a picture or a script they would only be weight. */
function keepFor(type: string, headers: Record<string, string>): Record<string, string> {
  if (type.startsWith('text/html')) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !FOR_DOCUMENTS.includes(name)));
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
  hostHeaders: HostHeaders,
): Promise<void> {
  const stored = await findStored(file);
  const headers: Record<string, string | number> = {
    'cache-control': 'no-cache',
    ...keepFor(stored.type, hostHeaders(request.url ?? '/')),
    'content-type': stored.type,
    etag: stored.etag,
    'last-modified': stored.lastModified,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  };
  if (status === 200 && isUnchanged(request, stored.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const isHead = request.method === 'HEAD';
  const raw = await bodyOf(stored, 'identity');
  const range = status === 200 ? parseRange(request.headers.range, raw.length) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${raw.length}` }).end();
    return;
  }
  if (range) {
    const part = raw.subarray(range.start, range.end + 1);
    headers['content-range'] = `bytes ${range.start}-${range.end}/${raw.length}`;
    headers['content-length'] = part.length;
    response.writeHead(206, headers).end(isHead ? undefined : part);
    return;
  }
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), stored.type);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const body = await bodyOf(stored, encoding);
  headers['content-length'] = body.length;
  response.writeHead(status, headers).end(isHead ? undefined : body);
}

async function answer(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  const { root, base, hostHeaders } = site;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return end(response, 405, 'This site only answers GET and HEAD.');
  }
  const found: Resolved = resolveFile(request.url ?? '/', root, base);
  if (found.status === 400) return end(response, 400, 'This address is malformed.');
  if (found.location) {
    response.writeHead(301, { location: found.location }).end();
    return undefined;
  }
  if (found.file) return sendFile(request, response, found.file, 200, hostHeaders);
  try {
    return await sendFile(request, response, path.join(root, '404.html'), 404, hostHeaders);
  } catch {
    return end(response, 404, 'Not found.');
  }
}

/** A static host for the built site: clean addresses, compression, conditional and range requests, the 404 page. */
export function createServer({ root, base = '/' }: Options): Server {
  const folder = path.resolve(root);
  const site: Site = { root: folder, base, hostHeaders: readHostHeaders(folder) };
  const server = createHttpServer((request, response) => {
    answer(request, response, site).catch((error: unknown) => {
      console.error(`Could not answer ${request.url}:`, error);
      if (!response.headersSent) end(response, 500, 'The server failed.');
      else response.destroy();
    });
  });
  server.keepAliveTimeout = 65_000;
  return server;
}
