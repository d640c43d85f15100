import { withBase } from '#src/lib/url.ts';
import type { SourceFile } from '../protocol/messages.ts';
import type { LanguageMethod, LanguageRequests, LanguageResponse } from './protocol.ts';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export const TYPINGS_PATH = '/playground/typings.json';
const NOT_LOADED = 'TypeScript did not load; the editor works without it.';

/** Nothing where the browser allows no workers: the editor works without its help. */
function startWorker(): Worker | undefined {
  const name = new URLSearchParams({ typings: new URL(withBase(TYPINGS_PATH), location.href).href }).toString();
  try {
    return new Worker(new URL('./languageWorker.ts', import.meta.url), { type: 'module', name });
  } catch {
    return undefined;
  }
}

/** The TypeScript worker, from the page's side. One serves every editor of the page. */
export class LanguageClient {
  #worker = startWorker();
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #sent = '';

  constructor() {
    this.#worker?.addEventListener('message', ({ data }: MessageEvent<LanguageResponse>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('problem' in data) waiting?.reject(new Error(data.problem));
      else waiting?.resolve(data.result);
    });
    this.#worker?.addEventListener('error', () => {
      this.#worker = undefined;
      this.#failAll();
    });
  }

  /** Tells the worker the files as they are now, unless it knows them already. */
  setFiles(files: readonly SourceFile[]): void {
    const key = JSON.stringify(files);
    if (key === this.#sent) return;
    this.#sent = key;
    this.ask('setFiles', { files: files.map(({ name, text }) => ({ name, text })) }).catch(() => undefined);
  }

  ask<Method extends LanguageMethod>(
    method: Method,
    params: LanguageRequests[Method]['params'],
  ): Promise<LanguageRequests[Method]['result']> {
    const worker = this.#worker;
    if (!worker) return Promise.reject(new Error(NOT_LOADED));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ id, method, params });
    });
  }

  #failAll(): void {
    this.#waiting.forEach(({ reject }) => reject(new Error(NOT_LOADED)));
    this.#waiting.clear();
  }
}

let shared: LanguageClient | undefined;

/** Starts the worker when it is first asked for. */
export const languageClient = (): LanguageClient => (shared ??= new LanguageClient());
