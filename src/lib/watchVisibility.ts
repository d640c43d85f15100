/** Reports when an element is hidden, by scrolling or by switching tabs, and when it's visible again. */
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
