import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../support/ensureBrowser.mjs';

/**
 * The browser that visitors have, for `test.use`. Most tests run in one without windows, which is faster but lays its
 * idle moments, kept pages and processes of frames out in its own way.
 */
export const wholeBrowser = (args: string[], options: LaunchOptions = {}) => ({
  launchOptions: { executablePath: findBrowser(), args, ...options },
});
