import { PROGRESS_DELAY_MS } from './constants.ts';
import type * as ProgressBar from './progressBar.ts';

type Bar = typeof ProgressBar;

let timer: ReturnType<typeof setTimeout> | undefined;
let loading: Promise<Bar | undefined> | undefined;

/** Loads the progress bar, which no page needs at first; a failed attempt is retried next time. */
export function loadBar(): Promise<Bar | undefined> {
  loading ??= import('./progressBar.ts').catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
}

/** Shows the bar if the page takes longer than the delay. */
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
