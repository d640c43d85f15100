import type { AssetStore } from './assetStore.ts';

const NOTHING = 'data:,';

function serveFetch(store: AssetStore): void {
  const nativeFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const source = input instanceof Request ? input.url : input;
    return nativeFetch(await store.load(source), init);
  };
}

function serveXhr(store: AssetStore): void {
  const { open, send } = XMLHttpRequest.prototype;
  const held = new WeakMap<XMLHttpRequest, { method: string; source: string }>();
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    source: string | URL,
    isAsync: boolean = true,
  ) {
    const known = store.known(source);
    if (known === undefined) held.set(this, { method, source: String(source) });
    else held.delete(this);
    open.call(this, method, known ?? NOTHING, isAsync);
  };
  XMLHttpRequest.prototype.send = function (body) {
    const request = held.get(this);
    if (!request) return send.call(this, body);
    held.delete(this);
    store.load(request.source).then(
      (url) => {
        open.call(this, request.method, url, true);
        send.call(this, body);
      },
      () => this.dispatchEvent(new ProgressEvent('error')),
    );
  };
}

/** Makes `src` of images and media accept asset paths, whether set as a property or as an attribute. */
function serveSource(store: AssetStore, elementClass: typeof HTMLImageElement | typeof HTMLMediaElement): void {
  const native = Object.getOwnPropertyDescriptor(elementClass.prototype, 'src')!;
  const setSource = (element: HTMLElement, source: string) => {
    const known = store.known(source);
    if (known !== undefined) return native.set!.call(element, known);
    store.load(source).then(
      (url) => native.set!.call(element, url),
      () => element.dispatchEvent(new Event('error')),
    );
  };
  Object.defineProperty(elementClass.prototype, 'src', {
    ...native,
    set(this: HTMLElement, source: string) {
      setSource(this, String(source));
    },
  });
  const nativeSetAttribute = elementClass.prototype.setAttribute;
  elementClass.prototype.setAttribute = function (this: HTMLElement, name: string, value: string) {
    if (name.toLowerCase() === 'src') setSource(this, String(value));
    else nativeSetAttribute.call(this, name, value);
  };
}

// The native constructor sets `src` internally, bypassing the property.
function serveAudioConstructor(): void {
  window.Audio = new Proxy(window.Audio, {
    construct(target, [source]: [string?]) {
      const audio = new target();
      if (source) audio.src = source;
      return audio;
    },
  });
}

function serveFonts(store: AssetStore): void {
  const cssUrl = /url\(\s*(['"]?)(.*?)\1\s*\)/;
  window.FontFace = new Proxy(window.FontFace, {
    construct(target, [family, source, descriptors]: [string, string | BufferSource, FontFaceDescriptors?]) {
      if (typeof source !== 'string') return new target(family, source, descriptors);
      const known = store.known(cssUrl.exec(source)?.[2] ?? NOTHING);
      return new target(family, source.replace(cssUrl, `url(${known ?? NOTHING})`), descriptors);
    },
  });
}

/** Patches every browser API that loads files so that it can read the assets provided by the page. */
export function serveAssets(store: AssetStore): void {
  serveFetch(store);
  serveXhr(store);
  serveSource(store, HTMLImageElement);
  serveSource(store, HTMLMediaElement);
  serveAudioConstructor();
  serveFonts(store);
}
