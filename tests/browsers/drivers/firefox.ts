import puppeteer, { type Browser, type Frame, type KeyInput, type Page } from 'puppeteer-core';
import { findFirefox } from '../../support/findEngines.mjs';
import { BrowserDriver, GAME_FRAME, type Place } from './browserDriver.ts';
import { openDisplay, type Display } from './display.ts';

/** WebGL by software; without these Firefox refuses a context where no graphics card is. */
const PREFERENCES = { 'webgl.force-enabled': true, 'webgl.forbid-software': false };

/** Firefox, driven through WebDriver BiDi. */
export class FirefoxDriver extends BrowserDriver {
  readonly version: string;
  readonly #display: Display;
  readonly #browser: Browser;
  #page: Page;

  private constructor(display: Display, browser: Browser, page: Page, version: string) {
    super();
    this.#display = display;
    this.#browser = browser;
    this.#page = page;
    this.version = version;
  }

  static async launch(): Promise<FirefoxDriver> {
    const display = await openDisplay();
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      headless: false,
      defaultViewport: null,
      extraPrefsFirefox: PREFERENCES,
      env: display.env,
    });
    // The tab Firefox starts with leaves the focus in the address bar, and nothing in the page could take it.
    const page = await browser.newPage();
    return new FirefoxDriver(display, browser, page, await browser.version());
  }

  async openTab(): Promise<void> {
    const previous = this.#page;
    this.#page = await this.#browser.newPage();
    await previous.close();
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async click(selector: string): Promise<void> {
    await this.reveal(selector);
    await this.#page.click(selector);
  }

  async keyDown(key: string): Promise<void> {
    await this.#page.keyboard.down(key as KeyInput);
  }

  async keyUp(key: string): Promise<void> {
    await this.#page.keyboard.up(key as KeyInput);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async evaluate<T>(expression: string, place: Place = 'page'): Promise<T> {
    const frame = place === 'page' ? this.#page : await this.#findGame();
    return (await frame.evaluate(`(${expression})`)) as T;
  }

  async screenshot(selector: string): Promise<Buffer> {
    await this.reveal(selector);
    const element = await this.#page.$(selector);
    return Buffer.from(await element!.screenshot());
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#display.close();
  }

  async #findGame(): Promise<Frame> {
    const element = await this.#page.$(GAME_FRAME);
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('No game runs on this page.');
    return frame;
  }
}
