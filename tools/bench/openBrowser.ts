import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { BENCH_FLAGS } from '../../tests/support/browserFlags.ts';
import { findBrowser } from '../../tests/support/ensureBrowser.mjs';

/** The path of Chromium; throws if it is missing. */
export function requireBrowser(): string {
  const path = findBrowser();
  if (!path) throw new Error('No Chromium was found. Install Chromium or Chrome, or set CHROME_PATH to it.');
  return path;
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireBrowser(), args: [...BENCH_FLAGS, '--js-flags=--expose-gc'] });

export const VIEWPORT = { width: 1280, height: 900 };
