/** Tells when an element comes into view or leaves it, by scrolling or because its tab is hidden. Returns what ends the watch. */
export function watchVisibility(element: Element, onChange: (isVisible: boolean) => void): () => void {
  let isOnScreen = true;
  let wasVisible = true;
  const update = () => {
    const isVisible = isOnScreen && document.visibilityState !== 'hidden';
    if (isVisible !== wasVisible) onChange(isVisible);
    wasVisible = isVisible;
  };
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? true;
    update();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
}
