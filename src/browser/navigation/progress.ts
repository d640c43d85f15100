import { PROGRESS_DELAY_MS } from './constants.ts';
import type * as ProgressBar from './progressBar.ts';

type Bar = typeof ProgressBar;

let timer: ReturnType<typeof setTimeout> | undefined;
let loading: Promise<Bar | undefined> | undefined;

/** The bar is not needed to read a page: it is fetched when there is time, and asked for again if it did not come. */
export function loadBar(): Promise<Bar | undefined> {
  loading ??= import('./progressBar.ts').catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
}

/** Shows the bar if the page is not there within the delay. */
export function startProgress(): void {
  clearTimeout(timer);
  const waiting = setTimeout(async () => {
    const bar = await loadBar();
    if (waiting === timer) bar?.showBar();
  }, PROGRESS_DELAY_MS);
  timer = waiting;
}

export function finishProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  void loading?.then((bar) => bar?.finishBar());
}
