import { useEffect, useRef } from 'react';

/** How far below the screen the next results are asked for. */
const AHEAD = '600px';

/** Asks for more when the end of the list comes near; also a button, for those who do not scroll. */
export function MoreResults({ onReach }: { onReach(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach.current(), {
      rootMargin: AHEAD,
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
