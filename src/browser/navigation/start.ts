import type { TransitionBeforePreparationEvent, TransitionBeforeSwapEvent } from 'astro:transitions/client';
import { AFTER_SWAP_EVENT, BEFORE_PREPARATION_EVENT, BEFORE_SWAP_EVENT } from '#src/contracts/events.ts';
import { afterPaint } from '#src/lib/afterPaint.ts';
import { stripHtmlEnding } from '#src/lib/url.ts';
import { watchChunkFailures } from './chunkFailure.ts';
import { blurLeavingElement, moveFocusToPage } from './focus.ts';
import { deferBelowFold } from './deferBelowFold.ts';
import { watchRetry } from './loadError.ts';
import { clearReloadMark, loadNextPage } from './loader.ts';
import { watchLinks } from './prefetch.ts';
import { applyPrefetchedStyles } from './preloadStyles.ts';
import { finishProgress, startProgress } from './progress.ts';
import { startsAtKnownPlace, rememberScroll, restoreScroll } from './scroll.ts';
import { moveCurrentLink, scrollToCurrentLink } from './sidebar.ts';
import { startSpinner, stopSpinner } from './spinner.ts';

function beginNavigation(): void {
  startProgress();
  startSpinner();
}

function endNavigation(): void {
  finishProgress();
  stopSpinner();
}

/** A link to an .html file goes straight to the clean URL. */
function withoutExtension(url: URL): URL {
  return Object.assign(new URL(url), { pathname: stripHtmlEnding(url.pathname) });
}

function onBeforePreparation(event: TransitionBeforePreparationEvent): void {
  event.to = withoutExtension(event.to);
  rememberScroll(event.from, event.to, event.navigationType === 'traverse');
  if (event.from.pathname !== event.to.pathname) beginNavigation();
  event.signal.addEventListener('abort', endNavigation);
  if (event.formData) return;
  event.loader = async () => {
    await loadNextPage(event);
    // The browser shows the progress of a full load, and a download leaves this page in place.
    if (event.defaultPrevented) endNavigation();
  };
}

let reveal: (() => void) | undefined;

function onBeforeSwap({ newDocument, to, navigationType }: TransitionBeforeSwapEvent): void {
  blurLeavingElement();
  applyPrefetchedStyles(newDocument);
  moveCurrentLink(newDocument);
  reveal = startsAtKnownPlace(navigationType === 'traverse') ? deferBelowFold(newDocument, to.hash) : undefined;
}

function onAfterSwap(): void {
  endNavigation();
  restoreScroll();
  moveFocusToPage();
  scrollToCurrentLink();
  if (reveal) afterPaint(reveal);
}

/** Takes over navigation within the site. */
export function startNavigation(): void {
  clearReloadMark();
  watchLinks();
  watchRetry();
  watchChunkFailures();
  document.addEventListener(BEFORE_PREPARATION_EVENT, onBeforePreparation);
  document.addEventListener(BEFORE_SWAP_EVENT, onBeforeSwap);
  document.addEventListener(AFTER_SWAP_EVENT, onAfterSwap);
}
