// The only part of search that every page loads; the search window follows on demand.
import { SEARCH_OPEN_EVENT, SEARCH_PRELOAD_EVENT } from '#src/contracts/events.ts';
import { withBase } from '#src/lib/url.ts';

const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';
/** Games and editors handle every key themselves. */
const TAKES_KEYS = 'canvas, iframe, .cm-editor';

const load = () => import('./modal/openSearch.tsx');

function open(query?: string): void {
  load().then(
    ({ openSearch }) => openSearch(query),
    () => location.assign(withBase('/search')),
  );
}

/** The initial query if the key opens search, otherwise undefined. */
function keyToQuery({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | undefined {
  const element = target instanceof Element ? target : document.body;
  if (element.closest(TAKES_KEYS) || document.body.classList.contains('DocSearch--active')) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey ? '' : undefined;
  if (altKey) return undefined;
  if (key === '/' && !element.closest(EDITABLE)) return '';
  return element.closest('.search-button') && /^[a-z0-9]$/i.test(key) ? key : undefined;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const query = keyToQuery(event);
  if (query === undefined) return;
  event.preventDefault();
  open(query);
}

/** Loads and opens the search window for the search button and the keyboard shortcuts. */
export function watchSearch(): void {
  document.addEventListener(
    SEARCH_PRELOAD_EVENT,
    () =>
      void load().then(
        ({ warmSearch }) => warmSearch(),
        () => undefined,
      ),
  );
  document.addEventListener(SEARCH_OPEN_EVENT, (event) => {
    event.preventDefault();
    open();
  });
  addEventListener('keydown', onKeyDown);
}
