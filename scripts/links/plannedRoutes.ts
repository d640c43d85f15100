/**
 * Pages that other pages already link to and that are not written yet. A link to one of them is not counted as broken;
 * once the page exists, its entry here is.
 */
const DOCS = ['coroutines', 'patterns', 'timers', 'triggers', 'clock', 'utilities'];

export const PLANNED_ROUTES: ReadonlySet<string> = new Set(DOCS.map((slug) => `/docs/${slug}`));
