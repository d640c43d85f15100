import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isRangeWanted, isRefused, isUnchanged, type Representation } from './conditions.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { bodyOf, findStored, type Stored } from './fileStore.ts';
import { parseRange, type ByteRange } from './parseRange.ts';

type Headers = Record<string, string | number>;

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const FOR_DOCUMENTS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/** Policies speak of documents; with a picture or a script they would only be weight. */
function keepFor(type: string, headers: Record<string, string>): Record<string, string> {
  if (type.startsWith('text/html')) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !FOR_DOCUMENTS.includes(name)));
}

/** Each encoding is other bytes and has another name, so that parts of one are never added to parts of another. */
const toEtag = ({ tag }: Stored, encoding: Encoding): string =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;

function baseHeaders(stored: Stored, hostHeaders: Record<string, string>): Headers {
  return {
    'cache-control': 'no-cache',
    ...keepFor(stored.type, hostHeaders),
    'content-type': stored.type,
    'last-modified': new Date(stored.mtimeMs).toUTCString(),
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  };
}

async function sendStream({ request, response }: Exchange, { file, size }: Stored, range?: ByteRange): Promise<void> {
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (request.method === 'HEAD') return void response.end();
  // A visitor who leaves in the middle is no fault of ours.
  await pipeline(createReadStream(file, { start, end }), response).catch(() => response.destroy());
}

async function sendPart(exchange: Exchange, stored: Stored, range: ByteRange, headers: Headers): Promise<void> {
  const { request, response } = exchange;
  response.writeHead(206, {
    ...headers,
    'content-range': `bytes ${range.start}-${range.end}/${stored.size}`,
    'content-length': range.end - range.start + 1,
  });
  const raw = await bodyOf(stored, 'identity');
  if (!raw) return sendStream(exchange, stored, range);
  response.end(request.method === 'HEAD' ? undefined : raw.subarray(range.start, range.end + 1));
}

async function sendWhole(exchange: Exchange, stored: Stored, encoding: Encoding, answer: [number, Headers]) {
  const { request, response } = exchange;
  const [status, headers] = answer;
  const body = await bodyOf(stored, encoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  response.writeHead(status, { ...headers, 'content-length': body?.length ?? stored.size });
  if (!body) return sendStream(exchange, stored);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers with a file, a part of it, or the news that the visitor has it already. */
export async function sendFile(
  exchange: Exchange,
  file: string,
  status: 200 | 404,
  hostHeaders: Record<string, string>,
): Promise<void> {
  const { request, response } = exchange;
  const stored = await findStored(file);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = stored.bodies.size > 0 ? chooseEncoding(accepted, stored.type) : 'identity';
  const represent = (as: Encoding): Representation => ({ etag: toEtag(stored, as), mtimeMs: stored.mtimeMs });
  const headers: Headers = { ...baseHeaders(stored, hostHeaders), etag: toEtag(stored, encoding) };
  if (status === 404) return sendWhole(exchange, stored, encoding, [status, headers]);
  if (isRefused(request.headers, represent(encoding))) return void response.writeHead(412).end();
  if (isUnchanged(request.headers, represent(encoding))) return void response.writeHead(304, headers).end();
  const raw = represent('identity');
  const range = isRangeWanted(request.headers, raw) ? parseRange(request.headers.range, stored.size) : undefined;
  if (range === 'unsatisfiable')
    return void response.writeHead(416, { 'content-range': `bytes */${stored.size}` }).end();
  if (range) return sendPart(exchange, stored, range, { ...headers, etag: raw.etag });
  return sendWhole(exchange, stored, encoding, [status, headers]);
}
