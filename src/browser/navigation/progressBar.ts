import nprogress from 'nprogress';
import { PROGRESS_MINIMUM, PROGRESS_SPEED_MS, PROGRESS_TRICKLE_RATE, PROGRESS_TRICKLE_SPEED_MS } from './constants.ts';

nprogress.configure({
  minimum: PROGRESS_MINIMUM,
  speed: PROGRESS_SPEED_MS,
  trickleRate: PROGRESS_TRICKLE_RATE,
  trickleSpeed: PROGRESS_TRICKLE_SPEED_MS,
  showSpinner: false,
  // The package's own template has a role that doesn't exist.
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
} as Parameters<typeof nprogress.configure>[0]);

export const showBar = (): void => void nprogress.start();

export const finishBar = (): void => void nprogress.done();
