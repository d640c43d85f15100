/** Whatever a visitor, or another tab of theirs, does first; from then on waiting would be felt. */
const FIRST_ACTS = ['pointerover', 'touchstart', 'keydown', 'focusin', 'click', 'storage', 'pageshow'] as const;

type Answer = (event: Event) => void;
type Listen = (act: string, answer: Answer, options: AddEventListenerOptions) => void;

/** Every page is shown once; only one that the browser kept is come back to. */
const isFirstShow = (event: Event): boolean => event.type === 'pageshow' && !(event as PageTransitionEvent).persisted;

function eachAct(listen: Listen, answer: Answer): void {
  // Captured, so that an island which wakes at once answers the very press that woke it.
  for (const act of FIRST_ACTS) listen(act, answer, { capture: true, passive: true });
  // Not captured: a list that a script scrolls inside the page is no act.
  listen('scroll', answer, { passive: true });
}

/** Calls back once, at the visitor's first act; returns how to stop waiting. */
export function onFirstInteraction(onAct: () => void): () => void {
  const stop = (): void => eachAct(removeEventListener, answer);
  const answer: Answer = (event) => {
    if (isFirstShow(event)) return;
    stop();
    onAct();
  };
  eachAct(addEventListener, answer);
  return stop;
}

/** Calls back when the page has loaded. */
export function onLoad(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
}
