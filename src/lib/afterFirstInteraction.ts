import { onFirstInteraction, onLoad } from './firstInteraction.ts';
import { whenIdle } from './whenIdle.ts';

/** Visitors who only read for this long don't notice a few more requests. */
const READING_MS = 5000;

let isReady = false;
const waiting: (() => void)[] = [];

function runWaiting(): void {
  isReady = true;
  for (const action of waiting.splice(0)) whenIdle(action);
}

function waitForInteraction(): void {
  const timer = setTimeout(runWaiting, READING_MS);
  onFirstInteraction(() => {
    clearTimeout(timer);
    runWaiting();
  });
}

/** A URL with a query asks for something, like a search: that counts as an interaction. */
const hasQuery = (): boolean => location.search !== '';

/**
 * Runs an action that nobody has asked for yet, when it can't compete with what the page itself needs: after load, once the
 * visitor has interacted or has been reading for some seconds, as soon as the browser is idle.
 */
export function afterFirstInteraction(action: () => void): void {
  if (isReady) return whenIdle(action);
  if (waiting.push(action) === 1) onLoad(hasQuery() ? runWaiting : waitForInteraction);
}
