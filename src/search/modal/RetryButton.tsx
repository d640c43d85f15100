import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  frame: RefObject<HTMLElement | null>;
  onRetry(): void;
}

/** Rendered into DocSearch's error screen, which has no slot for it, through a portal. */
export function RetryButton({ frame, onRetry }: Props) {
  const [screen, setScreen] = useState<Element | null>(null);
  useEffect(() => {
    const find = () => setScreen(frame.current?.querySelector('.DocSearch-ErrorScreen') ?? null);
    const observer = new MutationObserver(find);
    observer.observe(frame.current!, { childList: true, subtree: true });
    find();
    return () => observer.disconnect();
  }, [frame]);
  if (!screen) return null;
  return createPortal(
    <button type="button" className="search-retry" onClick={onRetry}>
      Try again
    </button>,
    screen,
  );
}
