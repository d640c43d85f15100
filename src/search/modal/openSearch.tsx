import { createRoot } from 'react-dom/client';
import { BEFORE_SWAP_EVENT } from '#src/contracts/events.ts';
import { warmClient } from '../client/createClient.ts';
import { SearchModal } from './SearchModal.tsx';
import { dropBrokenSearches } from './storedSearches.ts';

/** Preloads the index while the pointer approaches the button. */
export const warmSearch = (): void => void warmClient().catch(() => undefined);

let isOpen = false;

const isCloseKey = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' ? !event.isComposing : event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);

/** Closes the modal on Escape, on its shortcut and on navigation; returns a cleanup function. */
function watchClosing(close: () => void): () => void {
  const watch = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (!isCloseKey(event)) return;
    event.preventDefault();
    close();
  };
  // In the next task, so that the key that opened the modal doesn't close it.
  setTimeout(() => addEventListener('keydown', onKey, { signal: watch.signal }));
  document.addEventListener(BEFORE_SWAP_EVENT, close, { signal: watch.signal });
  return () => watch.abort();
}

/** Opens the search modal, with a query or on its start screen. */
export function openSearch(initialQuery = ''): void {
  if (isOpen) return;
  isOpen = true;
  warmSearch();
  dropBrokenSearches();
  const opener = document.activeElement;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    stopWatching();
    root.unmount();
    container.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  const stopWatching = watchClosing(close);
  root.render(<SearchModal initialQuery={initialQuery} onClose={close} />);
}
