import { onFirstInteraction, onLoad } from './firstInteraction.ts';
import { whenIdle } from './whenIdle.ts';

/** Who only reads a page, or has put the phone away, is not kept waiting by what comes after so long. */
const READING_MS = 5000;

let isResting = false;
const waiting: (() => void)[] = [];

function beginRest(): void {
  isResting = true;
  for (const action of waiting.splice(0)) whenIdle(action);
}

function watchForRest(): void {
  const timer = setTimeout(beginRest, READING_MS);
  onFirstInteraction(() => {
    clearTimeout(timer);
    beginRest();
  });
}

/** An address that asks for something has been acted on before it was opened. */
const isAsked = (): boolean => location.search !== '';

/**
 * Runs what nobody has asked for yet, without taking the line from what the page is made of: when the page has loaded and
 * the visitor has done something or has been reading for some seconds, as soon as the browser has nothing else to do.
 */
export function afterFirstInteraction(action: () => void): void {
  if (isResting) return whenIdle(action);
  if (waiting.push(action) === 1) onLoad(isAsked() ? beginRest : watchForRest);
}
