import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../support/ensureBrowser.mjs';

/**
 * The full browser that visitors have, for `test.use`. Most tests run in the headless shell, which is faster but differs in
 * idle callbacks, the back/forward cache and the processes of iframes.
 */
export const fullBrowser = (args: string[], options: LaunchOptions = {}) => ({
  launchOptions: { executablePath: findBrowser(), args, ...options },
});
