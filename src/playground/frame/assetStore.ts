import type { AssetFile } from '../protocol/messages.ts';
import type { ErrorReporter } from './errors.ts';
import type { Send } from './pageLink.ts';

const OWN_SCHEME = /^(blob|data|about):/i;

/** Stores the files provided by the page as blob URLs and requests missing ones from the page. */
export class AssetStore {
  readonly #urls = new Map<string, string>();
  readonly #pending = new Map<string, Promise<string>>();
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

  /** The asset path as authors write it, for any URL passed to an API; undefined for blob and data URLs. */
  pathOf(source: string | URL): string | undefined {
    const text = String(source).trim();
    if (text === '' || OWN_SCHEME.test(text)) return undefined;
    const url = new URL(text, document.baseURI);
    const isOurs = url.origin === new URL(document.baseURI).origin;
    if (!isOurs) return text;
    const pathname = decodeURI(url.pathname);
    return this.#base && pathname.startsWith(`${this.#base}/`) ? pathname.slice(this.#base.length) : pathname;
  }

  known(source: string | URL): string | undefined {
    const path = this.pathOf(source);
    return path === undefined ? String(source) : this.#urls.get(path);
  }

  /** The URL to read an asset from. Rejects with the page's error message if there is no such asset. */
  load(source: string | URL): Promise<string> {
    const known = this.known(source);
    if (known !== undefined) return Promise.resolve(known);
    const path = this.pathOf(source)!;
    const pending = this.#pending.get(path) ?? this.#request(path);
    this.#pending.set(path, pending);
    return pending;
  }

  answer(path: string, blob: Blob | null, message?: string): void {
    this.#answers.get(path)?.(blob, message);
  }

  #request(path: string): Promise<string> {
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
