// Serves dist/ with the error watch in every page: node tests/browsers/site/serve.ts <port>
import {
  createServer as createHttpServer,
  request as requestHttp,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer } from '../../../tools/serve/createServer.ts';
import { ERROR_WATCH_PATH, ERROR_WATCH_SCRIPT } from './errorWatch.ts';

const port = Number(process.argv[2]);
const site = createServer({ root: 'dist' });

const isPage = ({ headers }: IncomingMessage): boolean => Boolean(headers['content-type']?.startsWith('text/html'));

async function sendPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = (await text(answer)).replace(/<head>/, `<head><script src="${ERROR_WATCH_PATH}"></script>`);
  const { 'content-length': _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 500, headers).end(page);
}

function passOn(request: IncomingMessage, response: ServerResponse): void {
  // Pages are changed on the way, so neither compressed nor partial nor cached ones are of use.
  const headers = { host: request.headers.host, accept: request.headers.accept, connection: 'close' };
  const inner = { port: (site.address() as AddressInfo).port, method: request.method, path: request.url, headers };
  requestHttp(inner, (answer) => {
    if (isPage(answer)) return void sendPage(answer, response);
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    return answer.pipe(response);
  })
    .on('error', (error) => response.destroy(error))
    .end();
}

site.listen(0, '127.0.0.1', () => {
  createHttpServer((request, response) => {
    if (request.url !== ERROR_WATCH_PATH) return passOn(request, response);
    return response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(ERROR_WATCH_SCRIPT);
  }).listen(port);
});
