import type { AssetFile } from '../protocol/messages.ts';
import type { ErrorReporter } from './errors.ts';
import type { Send } from './pageLink.ts';

const OWN_SCHEME = /^(blob|data|about):/i;

/** Keeps the files the page handed in, as addresses this frame may read, and asks the page for those it lacks. */
export class AssetStore {
  readonly #urls = new Map<string, string>();
  readonly #waiting = new Map<string, Promise<string>>();
  readonly #answers = new Map<string, (blob: Blob | null, message?: string) => void>();
  readonly #base: string;
  readonly #send: Send;
  readonly #errors: ErrorReporter;

  constructor(base: string, send: Send, errors: ErrorReporter) {
    this.#base = base.replace(/\/$/, '');
    this.#send = send;
    this.#errors = errors;
  }

  add({ path, blob }: AssetFile): string {
    const url = URL.createObjectURL(blob);
    this.#urls.set(path, url);
    return url;
  }

  /** The path of an asset as authors write it, from whatever address an API was given; nothing for blob and data addresses. */
  pathOf(address: string | URL): string | undefined {
    const text = String(address).trim();
    if (text === '' || OWN_SCHEME.test(text)) return undefined;
    const url = new URL(text, document.baseURI);
    const isOurs = url.origin === new URL(document.baseURI).origin;
    if (!isOurs) return text;
    const pathname = decodeURI(url.pathname);
    return this.#base && pathname.startsWith(`${this.#base}/`) ? pathname.slice(this.#base.length) : pathname;
  }

  known(address: string | URL): string | undefined {
    const path = this.pathOf(address);
    return path === undefined ? String(address) : this.#urls.get(path);
  }

  /** The address to read an asset from. Rejects with the page's sentence when there is no such asset. */
  load(address: string | URL): Promise<string> {
    const known = this.known(address);
    if (known !== undefined) return Promise.resolve(known);
    const path = this.pathOf(address)!;
    const waiting = this.#waiting.get(path) ?? this.#ask(path);
    this.#waiting.set(path, waiting);
    return waiting;
  }

  answer(path: string, blob: Blob | null, message?: string): void {
    this.#answers.get(path)?.(blob, message);
  }

  #ask(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#answers.set(path, (blob, message = `There is no asset "${path}".`) => {
        if (blob) return resolve(this.add({ path, blob }));
        this.#errors.report({ kind: 'asset', message });
        reject(new Error(message));
      });
      this.#send({ type: 'needAsset', path });
    });
  }
}
