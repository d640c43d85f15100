/** Tells when an element goes out of sight, by scrolling or by another tab, and when it comes back. */
export function watchVisibility(element: Element, onChange: (isSeen: boolean) => void): () => void {
  let isInView = true;
  const report = () => onChange(isInView && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? true;
    report();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', report);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', report);
  };
}
