import type { RefObject } from 'react';
import { useEffect } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input';

const listFocusable = (frame: HTMLElement): HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());

/** DocSearch's focus trap includes hidden links; this one only cycles through visible elements. */
export function useTrappedFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || !frame.current) return;
      const all = listFocusable(frame.current);
      const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
      if (document.activeElement !== edge) return;
      event.preventDefault();
      other?.focus();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [frame]);
}
