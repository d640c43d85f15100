// Some of these names come from the site's previous framework: visitors' choices outlived the change.

export const THEME_KEY = 'theme';
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
export const ANNOUNCEMENT_DISMISSED_KEY = 'docusaurus.announcement.dismiss';
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';
/** The tab chosen last in a group of tabs. */
export const tabGroupToKey = (group: string): string => `docusaurus.tab.${group}`;
export const VISITED_STEPS_KEY = 'tutorial.excalibird.visited';

/** Plausible's own script reads this key too, so a choice applies at once on the page where it's made. */
export const ANALYTICS_IGNORE_KEY = 'plausible_ignore';
/** Set when a visitor has removed the offline copy: nothing is cached again until they ask for it. */
export const OFFLINE_OFF_KEY = 'site.offline.off';

export const HERO_BEST_KEY = 'hero-game.best';
export const DRAFTS_KEY = 'playground.drafts';
/** Drafts that couldn't be read, set aside rather than overwritten. */
export const UNREADABLE_DRAFTS_KEY = 'playground.drafts.unreadable';

// In sessionStorage: the URL that was reloaded, so that a failure never reloads in a loop.
export const CHUNK_RELOAD_KEY = 'site.chunk.reloaded';
export const NAVIGATION_RELOAD_KEY = 'site.navigation.reloaded';

/** The search window puts this name into its keys. */
export const SEARCH_INDEX_NAME = 'site';
export const SEARCH_KEYS = ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__${SEARCH_INDEX_NAME}`);
