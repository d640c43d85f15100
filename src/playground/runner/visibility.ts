import { watchVisibility } from '#src/lib/watchVisibility.ts';

/** Tells when an element that is seen leaves the view, and when it comes back. Returns what ends the watch. */
export function watchVisibilityChanges(element: Element, onChange: (isVisible: boolean) => void): () => void {
  let wasVisible = true;
  return watchVisibility(element, (isVisible) => {
    if (isVisible !== wasVisible) onChange(isVisible);
    wasVisible = isVisible;
  });
}
