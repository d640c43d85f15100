// One constant each, not an object: bundlers inline them, and a script carries only those it uses.

// On <html>, set by the boot script before the first paint.
export const THEME = 'data-theme';
export const ANNOUNCEMENT = 'data-announcement';
/** Scripts run, so controls that need them are shown. */
export const JS = 'data-js';
/** The document was opened at its top, so layout of blocks far below may be skipped until later. */
export const FROM_TOP = 'data-from-top';

// Where navigation finds the parts of a page.
/** A sidebar that scrolls on its own and keeps its position across pages. */
export const SIDEBAR = 'data-sidebar';
/** The menu of a section, copied into the mobile menu; the value is its label. */
export const SECONDARY_MENU = 'data-secondary-menu';
export const TOC = 'data-toc';
/** Blocks that follow one another down the page: those below the first screen may be rendered a moment later. */
export const FLOW = 'data-flow';
/** What comes below such a column. */
export const BELOW_FLOW = 'data-below';
/** On a link: when its page is prefetched. */
export const PREFETCH = 'data-prefetch';
export const PREFETCH_ON_INTENT = 'intent';
export const LOAD_ERROR_MESSAGE = 'data-load-error-message';
export const LOAD_RETRY = 'data-load-retry';

// Reading aids.
/** A group of tabs; the value is its name, shared by the groups that switch together. */
export const TABS = 'data-tabs';
export const TAB_VALUE = 'data-value';
export const ACTIVE_PANEL = 'data-active';
export const CODE_COPY = 'data-code-copy';
export const CODE_WRAP = 'data-code-wrap';
/** On a code block: long lines wrap. */
export const WRAPPED = 'data-wrap';
/** On a button: the URL of the page's Markdown copy. */
export const COPY_PAGE = 'data-copy-page';
export const DIAGRAM = 'data-diagram';
export const LIST_FILTER = 'data-list-filter';
export const DOCS_VERSION = 'data-docs-version';
export const DOCS_VERSIONS = 'data-docs-versions';
/** The tutorial's list of steps; the value is the number of the current one, empty on the introduction. */
export const TUTORIAL = 'data-tutorial';
export const TUTORIAL_STEP = 'data-tutorial-step';
export const TUTORIAL_CONTINUE = 'data-tutorial-continue';
export const VISITED = 'data-visited';

// Parts that features hydrate on demand.
export const LIVE_EXAMPLE = 'data-live-example';
export const DEMO = 'data-demo';
export const DEMO_START = 'data-demo-start';
export const FEATURE = 'data-feature';
export const FEATURE_PLAY = 'data-feature-play';
export const API_NAV = 'data-api-nav';
/** On an API block far below the top, whose layout may be skipped until later. */
export const FAR = 'data-far';
export const SAMPLES_FILTERS = 'data-samples-filters';
export const SHOWCASE_FILTERS = 'data-showcase-filters';

/** On a control whose script hasn't run yet: it takes up its space but can't be seen or used. */
export const PENDING = 'data-pending';
/** On a button that was clicked before its script was there. */
export const EARLY_CLICK = 'data-early-click';

/** An attribute for markup: `<nav {...attribute(SIDEBAR)}>`. */
export const attribute = <Value = string>(name: string, value: Value = '' as Value): Record<string, Value> => ({
  [name]: value,
});
