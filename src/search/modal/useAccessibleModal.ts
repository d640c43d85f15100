import type { RefObject } from 'react';
import { useEffect } from 'react';

function setAttributes(element: Element | null | undefined, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
}

/** A combobox is expanded while it controls a list of hits, and only then; returns how to stop watching. */
function followList(input: Element | null | undefined): (() => void) | undefined {
  if (!input) return undefined;
  const follow = (): void => input.setAttribute('aria-expanded', String(input.hasAttribute('aria-controls')));
  const observer = new MutationObserver(follow);
  observer.observe(input, { attributes: true, attributeFilter: ['aria-controls'] });
  follow();
  return () => observer.disconnect();
}

/**
 * The window says of itself that it is one big button. To a screen reader it is a dialog with a combobox in it; React
 * leaves these attributes alone, because their values in the window's own markup never change.
 */
export function useAccessibleModal(frame: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    setAttributes(frame.current?.querySelector('.DocSearch-Container'), {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': 'Search this site',
      'aria-labelledby': null,
      'aria-expanded': null,
      'aria-haspopup': null,
      tabindex: null,
    });
    const input = frame.current?.querySelector('.DocSearch-Input');
    setAttributes(input, { role: 'combobox', 'aria-haspopup': 'listbox' });
    return followList(input);
  }, [frame, attempt]);
}
