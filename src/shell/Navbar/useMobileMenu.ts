import { useCallback, useEffect, useState } from 'react';

export const DESKTOP_BREAKPOINT_PX = 996;

interface MobileMenuState {
  open: boolean;
  toggle: () => void;
  close: () => void;
}

/**
 * The mobile sidebar's state: closes on back navigation (which then only closes it), on Escape, on a route change and on
 * switching to desktop width; the body does not scroll while it is open.
 */
export function useMobileMenu(): MobileMenuState {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), []);

  useEffect(() => {
    if (!open) return undefined;
    const desktop = matchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX + 1}px)`);
    const onKey = (event: KeyboardEvent): void => void (event.key === 'Escape' && close());
    const swallow = (event: Event): void => event.stopImmediatePropagation();
    // The router must take neither this step back nor its undoing as a navigation: both belong to the menu.
    const onBack = (event: PopStateEvent): void => {
      swallow(event);
      addEventListener('popstate', swallow, { capture: true, once: true });
      history.forward();
      close();
    };
    const overflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    addEventListener('popstate', onBack, { capture: true, once: true });
    addEventListener('keydown', onKey);
    desktop.addEventListener('change', close);
    document.addEventListener('astro:after-swap', close);
    return () => {
      document.body.style.overflow = overflow;
      removeEventListener('popstate', onBack, { capture: true });
      removeEventListener('keydown', onKey);
      desktop.removeEventListener('change', close);
      document.removeEventListener('astro:after-swap', close);
    };
  }, [open, close]);

  return { open, toggle, close };
}
