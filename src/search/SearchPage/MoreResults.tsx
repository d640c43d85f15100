import { useEffect, useRef } from 'react';

/** How far below the viewport the next results are requested. */
const PREFETCH_MARGIN = '600px';

/** Loads more results near the end of the list; also a button, for those who do not scroll. */
export function MoreResults({ onReach }: { onReach(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach.current(), {
      rootMargin: PREFETCH_MARGIN,
    });
    observer.observe(button.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <button ref={button} type="button" className="search-page__more" onClick={onReach}>
      Show more results
    </button>
  );
}
