import { expect } from '@playwright/test';

/** Where an expression is evaluated: in the page, or in the sandboxed frame a game runs in. */
export type Place = 'page' | 'game';

export const GAME_FRAME = '.stage iframe';

/** Drawing without a graphics card on a busy machine takes its time. */
const WAIT_MS = 40_000;
const POLL_MS = [50, 100, 200];

/** What a journey does in a browser, whatever its engine. Selectors are CSS; expressions are JavaScript as text. */
export abstract class BrowserDriver {
  /** Name and version, as the browser gives them. */
  abstract readonly version: string;

  /** Goes on in a fresh tab and closes the previous one, whatever its page was still doing. */
  abstract openTab(): Promise<void>;
  abstract open(url: string): Promise<void>;
  /** A real click in the middle of the first match. */
  abstract click(selector: string): Promise<void>;
  abstract keyDown(key: string): Promise<void>;
  abstract keyUp(key: string): Promise<void>;
  abstract type(text: string): Promise<void>;
  abstract evaluate<T>(expression: string, place?: Place): Promise<T>;
  /** A PNG of what the visitor sees of the first match. */
  abstract screenshot(selector: string): Promise<Buffer>;
  abstract close(): Promise<void>;

  /** Presses a key, or keys held together as in `Control+k`. */
  async press(keys: string): Promise<void> {
    const names = keys.split('+');
    for (const name of names) await this.keyDown(name);
    for (const name of names.reverse()) await this.keyUp(name);
  }

  /** Holds a key until something is true: games read the keyboard once a frame, and frames may be slow. */
  async holdUntil(key: string, expression: string, place?: Place): Promise<void> {
    await this.keyDown(key);
    try {
      await this.waitFor(expression, place);
    } finally {
      await this.keyUp(key);
    }
  }

  async waitFor(expression: string, place?: Place): Promise<void> {
    // Between two pages, and before a game has its frame, there's nothing to evaluate in. The last error is reported.
    const isTrue = () => this.evaluate<boolean>(`Boolean(${expression})`, place).catch(String);
    await expect.poll(isTrue, { message: expression, timeout: WAIT_MS, intervals: POLL_MS }).toBe(true);
  }

  /** Waits for an element and brings it to the middle of the window, away from the header that covers the top. */
  protected async reveal(selector: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await this.waitFor(`${element}?.checkVisibility()`);
    await this.evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  }
}
