import type { RefObject } from 'react';
import { useEffect } from 'react';

function setAttributes(element: Element | null | undefined, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
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
    setAttributes(frame.current?.querySelector('.DocSearch-Input'), {
      role: 'combobox',
      'aria-expanded': 'true',
      'aria-haspopup': 'listbox',
    });
  }, [frame, attempt]);
}
