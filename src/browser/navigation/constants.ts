/** The progress bar waits this long after a path change, so that fast pages show none. */
export const PROGRESS_DELAY_MS = 200;

/** nprogress settings: where the bar starts, how fast it moves, and how it trickles while nothing is known. */
export const PROGRESS_MINIMUM = 0.08;
export const PROGRESS_SPEED_MS = 200;
export const PROGRESS_TRICKLE_RATE = 0.02;
export const PROGRESS_TRICKLE_SPEED_MS = 800;

/** A page that takes longer than this gets the spinner in its main area. */
export const SPINNER_DELAY_MS = 700;

/** A page read ahead of a click is used for this long; after that a new deployment may have replaced it. */
export const PAGE_FRESH_MS = 5 * 60_000;

/** At most this many pages are read ahead because a link is visible, so that a page full of links stays light. */
export const VISIBLE_PREFETCH_LIMIT = 6;
