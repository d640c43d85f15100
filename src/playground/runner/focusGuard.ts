const TAB_MS = 300;

/**
 * Gives the keyboard back when the frame takes it by itself. A visitor enters the frame with the pointer over it or with the
 * Tab key; anything else is the example's doing. Returns what ends the watch.
 */
export function guardFocus(frame: HTMLIFrameElement): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const isTouch = matchMedia('(hover: none)').matches;
  let lastFocused: Element | null = document.activeElement;
  let isPointerOver = isTouch;
  let lastTabAt = -Infinity;

  const returnFocus = () => {
    if (document.activeElement !== frame || isPointerOver || performance.now() - lastTabAt < TAB_MS) return;
    frame.blur();
    if (lastFocused instanceof HTMLElement) lastFocused.focus({ preventScroll: true });
    else window.focus();
  };
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target !== frame && target instanceof Element) lastFocused = target;
    },
    { signal },
  );
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && (lastTabAt = performance.now()), {
    signal,
    capture: true,
  });
  frame.addEventListener('pointerenter', () => (isPointerOver = true), { signal });
  frame.addEventListener('pointerleave', () => (isPointerOver = isTouch), { signal });
  // The frame becomes the active element only after the window has lost the focus to it.
  window.addEventListener('blur', () => setTimeout(returnFocus), { signal });
  return () => watch.abort();
}
