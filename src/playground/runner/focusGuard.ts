const TAB_MS = 300;
/** The word of a click is on its way when the focus moves; without this pause every click would make it go to and fro. */
const PATIENCE_MS = 60;
/** How long the frame's word that it was clicked may take to arrive. */
const WORD_MS = 2_000;

export interface FocusGuard {
  /** The frame says that the visitor clicked into it. */
  entered(): void;
  end(): void;
}

/**
 * Gives the keyboard back when the frame takes it by itself. A visitor enters the frame with a click, which makes the page
 * "activated" too and which the frame reports, or with the Tab key; anything else is the example's doing.
 */
export function guardFocus(frame: HTMLIFrameElement): FocusGuard {
  const watch = new AbortController();
  const { signal } = watch;
  let lastFocused: Element | null = document.activeElement;
  let lastTabAt = -Infinity;
  let enteredAt = -Infinity;
  let returnedAt = -Infinity;

  const isRecent = (time: number, ms: number) => performance.now() - time < ms;
  const returnFocus = () => {
    if (document.activeElement !== frame || isRecent(lastTabAt, TAB_MS) || isRecent(enteredAt, WORD_MS)) return;
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
  // The frame becomes the active element only after the window has lost the focus to it.
  window.addEventListener('blur', () => setTimeout(returnFocus, PATIENCE_MS), { signal });

  return {
    entered() {
      // A click inside a frame activates the pages around it as well: a frame that only claims one is not believed.
      if (!(navigator.userActivation?.isActive ?? true)) return;
      enteredAt = performance.now();
      if (isRecent(returnedAt, WORD_MS)) frame.focus();
    },
    end: () => watch.abort(),
  };
}
