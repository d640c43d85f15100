/**
 * Pages that other pages already link to and that are not written yet. A link to one of them is not counted as broken;
 * once the page exists, its entry here is.
 */
const DOCS = [
  'screens',
  'displaymodes',
  'html',
  'screen-elements',
  'web-fonts',
  'imagesource',
  'loader',
  'sound',
  'isometric',
  'tilemap',
  'coroutines',
  'patterns',
  'timers',
  'triggers',
  'clock',
  'utilities',
];

const CATEGORIES = ['plugins', 'resources', 'screen--viewport', 'user-interface', 'tile-maps', 'other'];

export const PLANNED_ROUTES: ReadonlySet<string> = new Set([
  ...DOCS.map((slug) => `/docs/${slug}`),
  ...CATEGORIES.map((slug) => `/docs/category/${slug}`),
]);
