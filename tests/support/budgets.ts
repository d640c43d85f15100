/** The maximum size of a page in KB with gzip; enforced by tests/e2e/budgets.spec.ts. */
export const BUDGETS_KB = {
  scriptBeforeLoad: 12,
  scriptAfterIdle: 100,
  styles: 15,
  fonts: 60,
  document: 45,
  total: 300,
} as const;

/** Rounded to 0 by every tool: a few letters of the logo may move by a pixel when their font loads late. */
export const MAX_LAYOUT_SHIFT = 0.001;
export const MIN_PERFORMANCE = 98;
export const MAX_BLOCKING_MS = 50;
export const MAX_NAVIGATION_MS = 100;
export const MAX_BUILD = { wallSeconds: 90, peakMb: 2048, warmSeconds: 20 } as const;
export const MAX_DEV = { startSeconds: 3, editSeconds: 1 } as const;
export const MAX_GROWN = { wallSeconds: 360, peakMb: 4096 } as const;
