import type { RefObject } from 'react';
import { useEffect } from 'react';

function setAttributes(element: Element | null | undefined, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
}

/** DocSearch copies the input's `aria-controls` to the dialog before the lists exist; a dialog needs none. */
function dropControls(container: Element | null | undefined): () => void {
  const drop = (): void => container?.removeAttribute('aria-controls');
  const observer = new MutationObserver(drop);
  if (container) observer.observe(container, { attributes: true, attributeFilter: ['aria-controls'] });
  drop();
  return () => observer.disconnect();
}

/** Sets `aria-expanded` while the combobox controls a list of hits; returns a cleanup function. */
function syncExpanded(input: Element | null | undefined): (() => void) | undefined {
  if (!input) return undefined;
  const sync = (): void => input.setAttribute('aria-expanded', String(input.hasAttribute('aria-controls')));
  const observer = new MutationObserver(sync);
  observer.observe(input, { attributes: true, attributeFilter: ['aria-controls'] });
  sync();
  return () => observer.disconnect();
}

/**
 * DocSearch gives its container the role of a button. For screen readers this makes it a dialog with a combobox; React
 * doesn't overwrite the attributes, because their values in DocSearch's own markup never change.
 */
export function useAccessibleModal(frame: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    const container = frame.current?.querySelector('.DocSearch-Container');
    setAttributes(container, {
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
    const stops = [dropControls(container), syncExpanded(input)];
    return () => stops.forEach((stop) => stop?.());
  }, [frame, attempt]);
}
