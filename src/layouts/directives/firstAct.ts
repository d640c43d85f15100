/** Whatever a visitor, or another tab of theirs, does first; from then on waiting would be felt. */
const FIRST_ACTS = ['pointerover', 'touchstart', 'keydown', 'focusin', 'click', 'scroll', 'storage'] as const;
/** Captured, so that an island which wakes at once answers the very press that woke it. */
const CAPTURED = { capture: true, passive: true } as const;

/** Calls back once, at the visitor's first act; returns how to stop waiting. */
export function onFirstAct(onAct: () => void): () => void {
  const stop = (): void => FIRST_ACTS.forEach((act) => removeEventListener(act, answer, CAPTURED));
  const answer = (): void => {
    stop();
    onAct();
  };
  for (const act of FIRST_ACTS) addEventListener(act, answer, CAPTURED);
  return stop;
}

/** Calls back when the page has loaded. */
export function onLoaded(onLoad: () => void): void {
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
}
