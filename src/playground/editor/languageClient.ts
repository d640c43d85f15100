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
    // The browser allows no workers.
    return () => Promise.reject(failure);
  }
}

/** The TypeScript worker, from the page's side. One serves every editor of the page. */
export class LanguageClient {
  readonly call = startWorker();
  #sent = '';

  /** Tells the worker the files as they are now, unless it knows them already. */
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

/** Starts the worker when it is first asked for. */
export const languageClient = (): LanguageClient => (shared ??= new LanguageClient());
