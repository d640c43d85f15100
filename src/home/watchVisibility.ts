/** Tells when a picture goes out of sight, by scrolling or by another tab, and when it comes back. */
export function watchVisibility(element: Element, onChange: (isSeen: boolean) => void): () => void {
  let isInView = true;
  const report = () => onChange(isInView && !document.hidden);
  const observer = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true;
    report();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', report);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', report);
  };
}
