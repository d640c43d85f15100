import nprogress from 'nprogress';
import {
  PROGRESS_DELAY_MS,
  PROGRESS_MINIMUM,
  PROGRESS_SPEED_MS,
  PROGRESS_TRICKLE_RATE,
  PROGRESS_TRICKLE_SPEED_MS,
} from './constants.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

nprogress.configure({
  minimum: PROGRESS_MINIMUM,
  speed: PROGRESS_SPEED_MS,
  trickleRate: PROGRESS_TRICKLE_RATE,
  trickleSpeed: PROGRESS_TRICKLE_SPEED_MS,
  showSpinner: false,
} as Parameters<typeof nprogress.configure>[0]);

/** Shows the bar if the page is not there within the delay. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => nprogress.start(), PROGRESS_DELAY_MS);
}

export function finishProgress(): void {
  clearTimeout(timer);
  nprogress.done();
}
