import { SearchIcon } from '#src/ui/Icon/Icon.tsx';
import { withBase } from '#src/lib/url.ts';

/** Dispatched on the document when the visitor reaches for search; who opens a window for it prevents the default. */
export const SEARCH_OPEN_EVENT = 'site:search-open';
/** Dispatched when the pointer or focus comes near, so that the search window can be warmed. */
export const SEARCH_WARM_EVENT = 'site:search-warm';

const warm = (): void => void document.dispatchEvent(new CustomEvent(SEARCH_WARM_EVENT));

function open(event: React.MouseEvent): void {
  const request = new CustomEvent(SEARCH_OPEN_EVENT, { cancelable: true });
  document.dispatchEvent(request);
  if (request.defaultPrevented) event.preventDefault();
}

/** Opens the search window; where none is listening, or without scripts, it leads to the search page. */
export function SearchButton() {
  return (
    <a
      className="search-button"
      href={withBase('/search')}
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={open}
      onPointerEnter={warm}
      onFocus={warm}
    >
      <SearchIcon size={18} />
      <span className="search-button__label">Search</span>
      <kbd className="search-button__key">Ctrl K</kbd>
    </a>
  );
}
