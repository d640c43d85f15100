import { watchVisibility } from '#src/lib/watchVisibility.ts';

/** Calls back when a visible element leaves the viewport and when it returns. Returns a function that stops observing. */
export function watchVisibilityChanges(element: Element, onChange: (isVisible: boolean) => void): () => void {
  let wasVisible = true;
  return watchVisibility(element, (isVisible) => {
    if (isVisible !== wasVisible) onChange(isVisible);
    wasVisible = isVisible;
  });
}
