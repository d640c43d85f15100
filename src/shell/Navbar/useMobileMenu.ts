import { useCallback, useEffect, useRef, useState } from 'react';
import { AFTER_SWAP_EVENT } from '#src/contracts/events.ts';

const DESKTOP_BREAKPOINT_PX = 996;

interface MobileMenuState {
  open: boolean;
  toggle: () => void;
  /** Closes the menu and takes its step out of the history. */
  close: () => void;
  /** Closes the menu because a link in it was followed; the router puts the next page in place of the menu's step. */
  leave: () => void;
}

const isMenuStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'mobileMenu' in state && state.mobileMenu === true;

/** The body does not scroll while the menu is open. */
function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    document.body.style.overflow = 'hidden';
    return () => void (document.body.style.overflow = '');
  }, [locked]);
}

/**
 * The mobile sidebar's state. Opening adds a step to the history, so that the browser's back button closes the menu even
 * on the first page of a visit; the menu also closes on a route change and on switching to desktop width.
 */
export function useMobileMenu(): MobileMenuState {
  const [open, setOpen] = useState(false);
  const openedAt = useRef('');
  const leave = useCallback(() => setOpen(false), []);
  const close = useCallback(() => {
    if (isMenuStep(history.state)) history.back();
    else setOpen(false);
  }, []);
  const toggle = useCallback(() => {
    if (open) return close();
    openedAt.current = location.href;
    history.pushState({ ...history.state, mobileMenu: true }, '');
    setOpen(true);
  }, [open, close]);

  useScrollLock(open);
  useEffect(() => {
    const onStep = (event: PopStateEvent): void => {
      if (!openedAt.current) return;
      const isOwnStep = location.href === openedAt.current && (open || isMenuStep(event.state));
      // The router must not take a step of the menu for a navigation.
      if (isOwnStep) event.stopImmediatePropagation();
      setOpen(isOwnStep && isMenuStep(event.state));
    };
    addEventListener('popstate', onStep, { capture: true });
    return () => removeEventListener('popstate', onStep, { capture: true });
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    const desktop = matchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX + 1}px)`);
    desktop.addEventListener('change', close);
    document.addEventListener(AFTER_SWAP_EVENT, leave);
    return () => {
      desktop.removeEventListener('change', close);
      document.removeEventListener(AFTER_SWAP_EVENT, leave);
    };
  }, [open, close, leave]);

  return { open, toggle, close, leave };
}
