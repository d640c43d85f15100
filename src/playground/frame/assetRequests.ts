import type { AssetStore } from './assetStore.ts';

const NOTHING = 'data:,';

function serveFetch(store: AssetStore): void {
  const nativeFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input;
    return nativeFetch(await store.load(address), init);
  };
}

function serveXhr(store: AssetStore): void {
  const { open, send } = XMLHttpRequest.prototype;
  const held = new WeakMap<XMLHttpRequest, { method: string; address: string }>();
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
    isAsync: boolean = true,
  ) {
    const known = store.known(address);
    if (known === undefined) held.set(this, { method, address: String(address) });
    else held.delete(this);
    open.call(this, method, known ?? NOTHING, isAsync);
  };
  XMLHttpRequest.prototype.send = function (body) {
    const request = held.get(this);
    if (!request) return send.call(this, body);
    held.delete(this);
    store.load(request.address).then(
      (url) => {
        open.call(this, request.method, url, true);
        send.call(this, body);
      },
      () => this.dispatchEvent(new ProgressEvent('error')),
    );
  };
}

/** Makes `src` of images and media take asset paths, set as a property or as an attribute. */
function serveSource(store: AssetStore, elementClass: typeof HTMLImageElement | typeof HTMLMediaElement): void {
  const native = Object.getOwnPropertyDescriptor(elementClass.prototype, 'src')!;
  const setSource = (element: HTMLElement, address: string) => {
    const known = store.known(address);
    if (known !== undefined) return native.set!.call(element, known);
    store.load(address).then(
      (url) => native.set!.call(element, url),
      () => element.dispatchEvent(new Event('error')),
    );
  };
  Object.defineProperty(elementClass.prototype, 'src', {
    ...native,
    set(this: HTMLElement, address: string) {
      setSource(this, String(address));
    },
  });
  const nativeSetAttribute = elementClass.prototype.setAttribute;
  elementClass.prototype.setAttribute = function (this: HTMLElement, name: string, value: string) {
    if (name.toLowerCase() === 'src') setSource(this, String(value));
    else nativeSetAttribute.call(this, name, value);
  };
}

// The native constructor fills in `src` by itself, past the property.
function serveAudioConstructor(): void {
  window.Audio = new Proxy(window.Audio, {
    construct(target, [address]: [string?]) {
      const audio = new target();
      if (address) audio.src = address;
      return audio;
    },
  });
}

function serveFonts(store: AssetStore): void {
  const address = /url\(\s*(['"]?)(.*?)\1\s*\)/;
  window.FontFace = new Proxy(window.FontFace, {
    construct(target, [family, source, descriptors]: [string, string | BufferSource, FontFaceDescriptors?]) {
      if (typeof source !== 'string') return new target(family, source, descriptors);
      const known = store.known(address.exec(source)?.[2] ?? NOTHING);
      return new target(family, source.replace(address, `url(${known ?? NOTHING})`), descriptors);
    },
  });
}

/** Lets every way of loading a file in a browser reach the assets the page handed in. */
export function serveAssets(store: AssetStore): void {
  serveFetch(store);
  serveXhr(store);
  serveSource(store, HTMLImageElement);
  serveSource(store, HTMLMediaElement);
  serveAudioConstructor();
  serveFonts(store);
}
