import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import { fileToType, isCompressible } from '../../build/precompress/mediaTypes.ts';
import { compressedCopy, type Encoding } from './compressedCopy.ts';
import { contentHash } from './contentHash.ts';
import type { Headers } from './hostHeaders.ts';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The best first. */
const ENCODINGS: Encoding[] = ['br', 'gzip'];
const FOR_DOCUMENTS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/** These policies apply to documents; with an image or a script they'd only add bytes. */
function omitDocumentHeaders(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !FOR_DOCUMENTS.includes(name)));
}

/** A range counts the bytes of the file as it is on disk, so it's never sent compressed. */
function chooseEncoding(request: IncomingMessage, type: string): Encoding | undefined {
  if (!isCompressible(type) || request.headers.range) return undefined;
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}

function setHeaders(response: ServerResponse, type: string, hostHeaders: Headers): void {
  const headers = {
    'cache-control': 'no-cache',
    ...(type.startsWith('text/html') ? hostHeaders : omitDocumentHeaders(hostHeaders)),
    'content-type': type,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Hands a file, or a compressed copy of it, to `send`, which answers conditional and range requests. */
export async function sendFile({ request, response }: Exchange, file: string, hostHeaders: Headers): Promise<void> {
  const type = fileToType(file);
  const encoding = chooseEncoding(request, type);
  const hash = await contentHash(file);
  const body = encoding ? await compressedCopy(file, hash, encoding) : file;
  setHeaders(response, type, hostHeaders);
  // Each encoding has a tag of its own: parts of one must never be joined with parts of another.
  response.setHeader('etag', encoding ? `"${hash}-${encoding}"` : `"${hash}"`);
  if (encoding) response.setHeader('content-encoding', encoding);
  send(request, encodeURIComponent(body), { index: false, dotfiles: 'allow', cacheControl: false }).pipe(response);
}
