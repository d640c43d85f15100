import type { RunError } from '../protocol/messages.ts';
import { EndlessLoopError } from './guard.ts';
import type { Send } from './pageLink.ts';

export const SOURCE_PREFIX = 'example/';
const LOCATION = /example\/([^\s():]+):(\d+):(\d+)/;

function locationOf(error: unknown): Pick<RunError, 'file' | 'line' | 'column'> {
  const [, file, line, column] = LOCATION.exec((error as Error | undefined)?.stack ?? '') ?? [];
  return file ? { file, line: Number(line), column: Number(column) } : {};
}

/** Converts an error of the example, with its source location if the browser provides it. */
function toRunError(error: unknown): RunError {
  const kind = error instanceof EndlessLoopError ? 'loop' : 'runtime';
  const message = error instanceof Error ? `${error.name}: ${error.message}` : `Uncaught: ${String(error)}`;
  return { kind, message, ...locationOf(error) };
}

function eventToRunError(event: ErrorEvent): RunError {
  const error = toRunError(event.error ?? event.message);
  const file = /example\/(.+)$/.exec(event.filename)?.[1];
  return file && !error.file ? { ...error, file, line: event.lineno, column: event.colno } : error;
}

export interface ErrorReporter {
  report(error: RunError): void;
  caught(error: unknown): void;
}

/** The engine fails on a lost WebGL context before the browser reports the loss. */
const isContextLost = (): boolean =>
  [...document.querySelectorAll('canvas')].some((canvas) => canvas.getContext('webgl2')?.isContextLost());

/** Reports each error of the example to the page once, even if it's logged and then thrown. */
export function createErrorReporter(send: Send, afterError: () => void): ErrorReporter {
  const reported = new WeakSet<object>();
  const report = (error: RunError) => {
    send({ type: 'error', error });
    afterError();
  };
  let hasReportedLoss = false;
  const reportLoss = () => {
    if (hasReportedLoss) return;
    hasReportedLoss = true;
    report({ kind: 'runtime', message: 'The browser took the graphics away. Run it again.' });
  };
  const caught = (error: unknown) => {
    if (isContextLost()) return reportLoss();
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    report(toRunError(error));
  };
  document.addEventListener('webglcontextlost', reportLoss, { capture: true });
  window.addEventListener('error', (event) => {
    if (event.error) caught(event.error);
    else if (event.message) report(eventToRunError(event));
  });
  window.addEventListener('unhandledrejection', (event) => caught(event.reason));
  return { report, caught };
}
