// The only part of search that every page carries: it waits for the visitor to reach for it.
import { withBase } from '#src/lib/url.ts';

// The search button's events, by name: importing them would bring React along before the page is readable.
export const OPEN_EVENT = 'site:search-open';
export const WARM_EVENT = 'site:search-warm';

const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';
/** Games and editors take all keys for themselves. */
const TAKES_KEYS = 'canvas, iframe, .cm-editor, [data-takes-keys]';

const load = () => import('./modal/openSearch.tsx');

function open(query?: string): void {
  load().then(
    ({ openSearch }) => openSearch(query),
    () => location.assign(withBase('/search')),
  );
}

/** What a key asks for: a query to open with, or nothing. */
function keyToQuery({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | undefined {
  const element = target instanceof Element ? target : document.body;
  if (element.closest(TAKES_KEYS) || document.body.classList.contains('DocSearch--active')) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey ? '' : undefined;
  if (altKey) return undefined;
  if (key === '/' && !element.closest(EDITABLE)) return '';
  return element.closest('.search-button') && /^[a-z0-9]$/i.test(key) ? key : undefined;
}

document.addEventListener(
  WARM_EVENT,
  () =>
    void load().then(
      ({ warmSearch }) => warmSearch(),
      () => undefined,
    ),
);
document.addEventListener(OPEN_EVENT, (event) => {
  event.preventDefault();
  open();
});
addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  const query = keyToQuery(event);
  if (query === undefined) return;
  event.preventDefault();
  open(query);
});
