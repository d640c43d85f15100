import { SEARCH_OPEN_EVENT, SEARCH_PRELOAD_EVENT } from '#src/contracts/events.ts';
import { SearchIcon } from '#src/ui/Icon/Icon.tsx';
import { withBase } from '#src/lib/url.ts';

const preload = (): void => void document.dispatchEvent(new CustomEvent(SEARCH_PRELOAD_EVENT));

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
      onPointerEnter={preload}
      onFocus={preload}
    >
      <SearchIcon size={18} />
      <span className="search-button__label">Search</span>
      <kbd className="search-button__key">Ctrl K</kbd>
    </a>
  );
}
