import { useEffect, useRef, useState } from 'react';
import { AFTER_SWAP_EVENT } from '#src/contracts/events.ts';

interface ScrollStep {
  scrollTop: number;
  lastScrollTop: number;
  navbarHeight: number;
  documentHeight: number;
  windowHeight: number;
}

/** Whether the navbar is shown after a scroll step; nothing when the step changes nothing. */
export function scrollToVisibility(step: ScrollStep): boolean | undefined {
  const { scrollTop, lastScrollTop, navbarHeight, documentHeight, windowHeight } = step;
  if (scrollTop < navbarHeight) return true;
  if (scrollTop > lastScrollTop) return false;
  // At the very bottom, rubber-band scrolling must not bring it back.
  if (scrollTop < lastScrollTop && scrollTop + windowHeight < documentHeight) return true;
  return undefined;
}

/** Hides the navbar while scrolling down and on jumps to an anchor, shows it while scrolling up and near the top. */
export function useHideOnScroll(enabled: boolean, navbar: React.RefObject<HTMLElement | null>): boolean {
  const [visible, setVisible] = useState(true);
  const lastScrollTop = useRef(0);
  const jumping = useRef(false);

  useEffect(() => {
    if (!enabled) return undefined;
    const onScroll = (): void => {
      const scrollTop = Math.max(0, window.scrollY);
      const navbarHeight = navbar.current?.offsetHeight ?? 0;
      if (jumping.current) jumping.current = false;
      else {
        const next = scrollToVisibility({
          scrollTop,
          lastScrollTop: lastScrollTop.current,
          navbarHeight,
          documentHeight: document.documentElement.scrollHeight,
          windowHeight: window.innerHeight,
        });
        if (next !== undefined) setVisible(next);
      }
      lastScrollTop.current = scrollTop;
    };
    const onJump = (): void => {
      if (!location.hash) return;
      // The scroll that follows comes from the jump, whichever way it goes: the target must not end up under the navbar.
      jumping.current = true;
      setVisible(false);
    };
    const onSwap = (): void => {
      lastScrollTop.current = window.scrollY;
      if (location.hash) onJump();
      else setVisible(true);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('hashchange', onJump);
    document.addEventListener(AFTER_SWAP_EVENT, onSwap);
    // The visitor may have scrolled before hydration.
    if (window.scrollY > 0) onScroll();
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('hashchange', onJump);
      document.removeEventListener(AFTER_SWAP_EVENT, onSwap);
    };
  }, [enabled, navbar]);

  return visible;
}
