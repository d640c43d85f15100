/** The progress bar waits this long after a path change, so fast pages don't show it. */
export const PROGRESS_DELAY_MS = 200;

/** nprogress settings: where the bar starts, how fast it moves, and how it trickles meanwhile. */
export const PROGRESS_MINIMUM = 0.08;
export const PROGRESS_SPEED_MS = 200;
export const PROGRESS_TRICKLE_RATE = 0.02;
export const PROGRESS_TRICKLE_SPEED_MS = 800;

/** If a page takes longer than this, a spinner shows in the main area. */
export const SPINNER_DELAY_MS = 700;

/** How long a prefetched page may be used; after that a new deployment may have replaced it. */
export const PAGE_FRESH_MS = 5 * 60_000;

/** How many pages are prefetched because a link is visible: a page full of links must not load them all. */
export const VISIBLE_PREFETCH_LIMIT = 6;
