import { expect, test as base, type TestInfo } from '@playwright/test';
import type { BrowserDriver } from './drivers/browserDriver.ts';
import { FirefoxDriver } from './drivers/firefox.ts';
import { WebKitDriver } from './drivers/webkit.ts';

export { expect };

const LAUNCH_MS = 60_000;
const ENGINES = { firefox: FirefoxDriver, webkit: WebKitDriver };

export interface EngineOptions {
  engine: keyof typeof ENGINES;
  browserDriver: BrowserDriver;
}

/** A visitor of the site, in the engine of the project. */
export interface Visitor {
  browser: BrowserDriver;
  /** Opens a route given with its leading slash. */
  open(route: string): Promise<void>;
  expectNoErrors(): Promise<void>;
}

/** Shows where a failed journey ended. */
async function attachState(browser: BrowserDriver, testInfo: TestInfo): Promise<void> {
  const state = await browser.evaluate<string>('`${location.href} ${document.readyState} ${window.pageErrors}`');
  await testInfo.attach('page', { body: state, contentType: 'text/plain' });
  await testInfo.attach('screenshot', { body: await browser.screenshot('body'), contentType: 'image/png' });
}

export const test = base.extend<{ visitor: Visitor }, EngineOptions>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  browserDriver: [
    async ({ engine }, provide) => {
      const driver = await ENGINES[engine].launch();
      await provide(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: LAUNCH_MS },
  ],
  visitor: async ({ browserDriver: browser, baseURL }, provide, testInfo) => {
    await browser.openTab();
    testInfo.annotations.push({ type: 'browser', description: browser.version });
    await provide({
      browser,
      open: (route) => browser.open(`${baseURL}${route}`),
      expectNoErrors: async () => expect(await browser.evaluate('window.pageErrors')).toEqual([]),
    });
    if (testInfo.status !== testInfo.expectedStatus) await attachState(browser, testInfo);
  },
});
