import type { Page } from '@playwright/test';
import { waitForFrames } from './frames.ts';

/**
 * Proves that something does NOT happen: checks a condition on every frame of the page for a while and fails as soon as it
 * no longer holds. Waiting first and checking once would miss a change that is undone in between.
 */
export async function staysTrue(
  page: Page,
  what: string,
  check: () => boolean | Promise<boolean>,
  durationMs: number,
): Promise<void> {
  const start = performance.now();
  do {
    if (!(await check())) {
      const elapsedMs = Math.round(performance.now() - start);
      throw new Error(`Expected to stay true for ${durationMs} ms, but changed after ${elapsedMs} ms: ${what}.`);
    }
    // A page that is being reloaded has no frames; the check decides whether a reload matters.
    await waitForFrames(page, 1).catch(() => undefined);
  } while (performance.now() - start < durationMs);
  // The last check comes after the full time, however long a frame took.
  if (!(await check())) throw new Error(`Expected to stay true for ${durationMs} ms: ${what}.`);
}
