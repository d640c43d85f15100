const TAB_MS = 300;
/** Focus moves before the click message arrives. Without this delay, focus would jump back and forth on every click. */
const RETURN_DELAY_MS = 60;
/** How long the frame's click message may take to arrive. */
const CLICK_TIMEOUT_MS = 2_000;

export interface FocusGuard {
  /** The frame reports that the visitor clicked into it. */
  entered(): void;
  end(): void;
}

/**
 * Returns keyboard focus when the frame takes it without user interaction. A visitor enters the frame with a click, which
 * activates the page too and which the frame reports, or with the Tab key. Anything else comes from the example.
 */
export function guardFocus(frame: HTMLIFrameElement): FocusGuard {
  const listening = new AbortController();
  const { signal } = listening;
  let lastFocused: Element | null = document.activeElement;
  let lastTabAt = -Infinity;
  let enteredAt = -Infinity;
  let returnedAt = -Infinity;

  const isRecent = (time: number, ms: number) => performance.now() - time < ms;
  const returnFocus = () => {
    if (document.activeElement !== frame || isRecent(lastTabAt, TAB_MS) || isRecent(enteredAt, CLICK_TIMEOUT_MS))
      return;
    returnedAt = performance.now();
    frame.blur();
    if (lastFocused instanceof HTMLElement) lastFocused.focus({ preventScroll: true });
    else window.focus();
  };
  const rememberFocus = ({ target }: FocusEvent) => {
    if (target !== frame && target instanceof Element) lastFocused = target;
  };
  const rememberTab = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') lastTabAt = performance.now();
  };
  document.addEventListener('focusin', rememberFocus, { signal });
  document.addEventListener('keydown', rememberTab, { signal, capture: true });
  // The frame becomes the active element only after the window has lost focus.
  window.addEventListener('blur', () => setTimeout(returnFocus, RETURN_DELAY_MS), { signal });

  return {
    entered() {
      // A click inside a frame also activates its parent pages, so don't trust a frame that merely claims one.
      if (!(navigator.userActivation?.isActive ?? true)) return;
      enteredAt = performance.now();
      if (isRecent(returnedAt, CLICK_TIMEOUT_MS)) frame.focus();
    },
    end: () => listening.abort(),
  };
}
