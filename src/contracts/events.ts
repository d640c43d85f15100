/** The shown color mode has changed; the detail is the new mode. */
export const COLOR_MODE_EVENT = 'site:color-mode';
/** A visitor wants to search. Whoever opens a search window prevents the default, which is a visit to the search page. */
export const SEARCH_OPEN_EVENT = 'site:search-open';
/** The pointer or the focus is on the search button, so the search window may be preloaded. */
export const SEARCH_PRELOAD_EVENT = 'site:search-preload';
/** The mobile menu is open, with its copy of the page's sidebar in the document. */
export const MENU_OPEN_EVENT = 'site:menu-open';

// Astro's router. Its own constants come with all of its code.
export const BEFORE_PREPARATION_EVENT = 'astro:before-preparation';
export const BEFORE_SWAP_EVENT = 'astro:before-swap';
export const AFTER_SWAP_EVENT = 'astro:after-swap';
/** After the first load and after every in-site navigation. */
export const PAGE_LOAD_EVENT = 'astro:page-load';
/** An island failed to hydrate. */
export const HYDRATION_ERROR_EVENT = 'astro:hydration-error';
