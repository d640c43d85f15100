import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

const BY_CODE: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 405,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'This request is malformed.',
  405: 'This site only answers GET and HEAD.',
  408: 'This request took too long to arrive.',
  431: 'The headers of this request are too long.',
};

/** After a parse error nothing in the request can be trusted: one answer, and the connection is closed. */
function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) return;
  const text = `${SENTENCES[status]}\n`;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...(status === 405 ? ['Allow: GET, HEAD'] : []),
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${text.length}`,
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

/** Answers what Node never turns into a request: unknown methods, endless headers, tunnels, noise. */
export function rejectMalformed(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuse(socket, BY_CODE[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_request, socket) => refuse(socket, 405));
}
