import type { ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { findMiniBrowser, findWebKitDriver } from '../../support/findEngines.mjs';
import { BrowserDriver, GAME_FRAME, type Place } from './browserDriver.ts';
import { startProcess, stopProcess } from './childProcess.ts';
import { openDisplay, WINDOW, type Display } from './display.ts';
import { keyToCodePoint } from './keys.ts';
import { WebDriverSession } from './webDriverSession.ts';

const START_MS = 20_000;
/** Its other renderer waits for the screen, and a virtual one lets it draw only once a second. */
const RENDERER = { WEBKIT_DISABLE_DMABUF_RENDERER: '1' };

type ElementReference = Record<string, string>;

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function startDriver(display: Display): Promise<{ process: ChildProcess; address: string }> {
  const port = await findFreePort();
  const env = { ...display.env, ...RENDERER };
  const process = startProcess(findWebKitDriver()!, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { message: 'WebKitWebDriver answers', timeout: START_MS }).toBe(true);
  return { process, address };
}

/** WebKitGTK, driven through plain WebDriver. */
export class WebKitDriver extends BrowserDriver {
  readonly version: string;
  readonly #display: Display;
  readonly #process: ChildProcess;
  readonly #session: WebDriverSession;

  private constructor(display: Display, process: ChildProcess, session: WebDriverSession) {
    super();
    this.#display = display;
    this.#process = process;
    this.#session = session;
    this.version = `WebKitGTK/${session.browserVersion}`;
  }

  static async launch(): Promise<WebKitDriver> {
    const display = await openDisplay();
    const { process, address } = await startDriver(display);
    const session = await WebDriverSession.create(address, {
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    });
    await session.post('window/rect', { x: 0, y: 0, ...WINDOW });
    return new WebKitDriver(display, process, session);
  }

  async openTab(): Promise<void> {
    const { handle } = await this.#session.post<{ handle: string }>('window/new', { type: 'tab' });
    await this.#session.delete('window');
    await this.#session.post('window', { handle });
  }

  async open(url: string): Promise<void> {
    await this.#session.post('url', { url });
  }

  async click(selector: string): Promise<void> {
    await this.reveal(selector);
    const element = await this.#find(selector);
    await this.#perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', origin: element, x: 0, y: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  keyDown = (key: string): Promise<void> => this.#performKeys([{ type: 'keyDown', value: keyToCodePoint(key) }]);

  keyUp = (key: string): Promise<void> => this.#performKeys([{ type: 'keyUp', value: keyToCodePoint(key) }]);

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }

  async evaluate<T>(expression: string, place: Place = 'page'): Promise<T> {
    if (place === 'page') return this.#execute<T>(expression);
    await this.#session.post('frame', { id: await this.#find(GAME_FRAME) });
    try {
      return await this.#execute<T>(expression);
    } finally {
      await this.#session.post('frame', { id: null });
    }
  }

  async screenshot(selector: string): Promise<Buffer> {
    await this.reveal(selector);
    const [id] = Object.values(await this.#find(selector));
    return Buffer.from(await this.#session.get<string>(`element/${id}/screenshot`), 'base64');
  }

  async close(): Promise<void> {
    await this.#session.end();
    await stopProcess(this.#process);
    await this.#display.close();
  }

  #execute = <T>(expression: string): Promise<T> =>
    this.#session.post('execute/sync', { script: `return (${expression})`, args: [] });

  #find = (selector: string): Promise<ElementReference> =>
    this.#session.post('element', { using: 'css selector', value: selector });

  #performKeys = (actions: object[]): Promise<void> => this.#perform({ type: 'key', id: 'keyboard', actions });

  #perform = (source: object): Promise<void> => this.#session.post('actions', { actions: [source] });
}
