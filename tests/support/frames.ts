import type { Page } from '@playwright/test';

/** Waits until the page has produced this many frames: work it does per frame or per task has run by then. */
export const waitForFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
