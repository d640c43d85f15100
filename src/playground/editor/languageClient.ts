import { withBase } from '#src/lib/url.ts';
import { connectWorker, type CallWorker } from '#src/lib/workerCalls.ts';
import type { SourceFile } from '../protocol/messages.ts';
import type { LanguageApi } from './protocol.ts';

const TYPINGS_PATH = '/playground/typings.json';

function startWorker(): CallWorker<LanguageApi> {
  const failure = new Error('TypeScript did not load; the editor works without it.');
  const name = new URLSearchParams({ typings: new URL(withBase(TYPINGS_PATH), location.href).href }).toString();
  try {
    const worker = new Worker(new URL('./languageWorker.ts', import.meta.url), { type: 'module', name });
    return connectWorker(worker, failure);
  } catch {
    // The browser doesn't allow workers.
    return () => Promise.reject(failure);
  }
}

/** The page's client for the TypeScript worker, shared by all editors on the page. */
export class LanguageClient {
  readonly call = startWorker();
  #sent = '';

  /** Sends the current files to the worker, unless it already has them. */
  setFiles(files: readonly SourceFile[]): void {
    const key = JSON.stringify(files);
    if (key === this.#sent) return;
    this.#sent = key;
    this.call(
      'setFiles',
      files.map(({ name, text }) => ({ name, text })),
    ).catch(() => undefined);
  }
}

let shared: LanguageClient | undefined;

/** Starts the worker on first use. */
export const languageClient = (): LanguageClient => (shared ??= new LanguageClient());
