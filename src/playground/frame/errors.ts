import type { RunError } from '../protocol/messages.ts';
import { EndlessLoopError } from './guard.ts';
import type { Send } from './pageLink.ts';

export const SOURCE_PREFIX = 'example/';
const PLACE = /example\/([^\s():]+):(\d+):(\d+)/;

function placeOf(error: unknown): Pick<RunError, 'file' | 'line' | 'column'> {
  const [, file, line, column] = PLACE.exec((error as Error | undefined)?.stack ?? '') ?? [];
  return file ? { file, line: Number(line), column: Number(column) } : {};
}

/** An error of the example with the place in its source, where the browser tells it. */
function toRunError(error: unknown): RunError {
  const kind = error instanceof EndlessLoopError ? 'loop' : 'runtime';
  const message = error instanceof Error ? `${error.name}: ${error.message}` : `Uncaught: ${String(error)}`;
  return { kind, message, ...placeOf(error) };
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

/** The engine stumbles over lost graphics before the browser tells of them. */
const areGraphicsLost = (): boolean =>
  [...document.querySelectorAll('canvas')].some((canvas) => canvas.getContext('webgl2')?.isContextLost());

/** Sends every failure of the example to the page once: an error that is logged and then thrown counts as one. */
export function createErrorReporter(send: Send, afterError: () => void): ErrorReporter {
  const known = new WeakSet<object>();
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
    if (areGraphicsLost()) return reportLoss();
    if (typeof error === 'object' && error !== null) {
      if (known.has(error)) return;
      known.add(error);
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
