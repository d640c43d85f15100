import type { TransitionBeforePreparationEvent, TransitionBeforeSwapEvent } from 'astro:transitions/client';
import { afterPaint } from '#src/lib/afterPaint.ts';
import { atRest } from '#src/lib/atRest.ts';
import { stripHtmlEnding } from '#src/lib/url.ts';
import { watchChunkFailures } from './chunkFailure.ts';
import { leaveFocus, moveFocusToPage } from './focus.ts';
import { holdBack } from './holdBack.ts';
import { watchRetry } from './loadError.ts';
import { forgiveReload, loadNextPage } from './loader.ts';
import { watchLinks } from './prefetch.ts';
import { applyStylesAhead } from './preloadStyles.ts';
import { finishProgress, loadBar, startProgress } from './progress.ts';
import { isPlaceKnown, rememberScroll, restoreScroll } from './scroll.ts';
import { moveMark, showMark } from './sidebar.ts';
import { startSpinner, stopSpinner } from './spinner.ts';

function beginNavigation(): void {
  startProgress();
  startSpinner();
}

function endNavigation(): void {
  finishProgress();
  stopSpinner();
}

/** A link to a file name leads to the clean address at once. */
function withoutEnding(url: URL): URL {
  return Object.assign(new URL(url), { pathname: stripHtmlEnding(url.pathname) });
}

function onBeforePreparation(event: TransitionBeforePreparationEvent): void {
  event.to = withoutEnding(event.to);
  rememberScroll(event.from, event.to, event.navigationType === 'traverse');
  if (event.from.pathname !== event.to.pathname) beginNavigation();
  event.signal.addEventListener('abort', endNavigation);
  if (event.formData) return;
  event.loader = async () => {
    await loadNextPage(event);
    // A full load shows its own progress, and a download leaves this page as it is.
    if (event.defaultPrevented) endNavigation();
  };
}

let letIn: (() => void) | undefined;

function onBeforeSwap({ newDocument, to, navigationType }: TransitionBeforeSwapEvent): void {
  leaveFocus();
  applyStylesAhead(newDocument);
  moveMark(newDocument);
  letIn = isPlaceKnown(navigationType === 'traverse') ? holdBack(newDocument, to.hash) : undefined;
}

function onAfterSwap(): void {
  endNavigation();
  restoreScroll();
  moveFocusToPage();
  showMark();
  if (letIn) afterPaint(letIn);
}

forgiveReload();
watchLinks();
watchRetry();
watchChunkFailures();
atRest(() => void loadBar());
document.addEventListener('astro:before-preparation', onBeforePreparation);
document.addEventListener('astro:before-swap', onBeforeSwap);
document.addEventListener('astro:after-swap', onAfterSwap);
