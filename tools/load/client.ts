import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { readAnswers, type Answer } from './readAnswers.ts';

export interface Target {
  host: string;
  port: number;
}

export interface Report {
  onAnswer(latencyMs: number, answer: Answer): void;
  onError(message: string): void;
}

/** Every so many requests asks again for what was sent last, as a browser does with a page it holds. */
const ASK_AGAIN_EVERY = 4;

const toRequest = ({ host, port }: Target, path: string, etag: string | undefined): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}:${port}`,
    'Accept-Encoding: gzip, br',
    ...(etag ? [`If-None-Match: ${etag}`] : []),
    '\r\n',
  ].join('\r\n');

/**
 * A visitor that holds one connection and asks for one file after another until it is told to stop.
 * Resolves when the connection is closed; everything that goes wrong is reported once.
 */
export function runClient(target: Target, nextPath: () => string, report: Report, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(target);
    let sentAt = 0;
    let count = 0;
    let path = '';
    let etag: string | undefined;
    let isAskingAgain = false;

    function ask(): void {
      if (stop.aborted) return void socket.end();
      count += 1;
      isAskingAgain = etag !== undefined && count % ASK_AGAIN_EVERY === 0;
      if (!isAskingAgain) path = nextPath();
      sentAt = performance.now();
      socket.write(toRequest(target, path, isAskingAgain ? etag : undefined));
    }

    function fail(message: string): void {
      report.onError(message);
      socket.destroy();
    }

    const read = readAnswers((answer) => {
      const wanted = isAskingAgain ? 304 : 200;
      if (answer.status !== wanted) return fail(`${path} was answered with ${answer.status} instead of ${wanted}.`);
      report.onAnswer(performance.now() - sentAt, answer);
      etag = answer.etag;
      ask();
    });

    socket.setNoDelay(true);
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      try {
        read(chunk);
      } catch (error) {
        fail(String(error));
      }
    });
    socket.on('error', (error) => fail(error.message));
    socket.on('end', () => {
      if (!stop.aborted) fail(`The server hung up after ${count} requests.`);
    });
    socket.on('close', () => resolve());
  });
}
