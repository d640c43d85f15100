/**
 * Pages that other pages already link to and that are not written yet. A link to one of them is not counted as broken;
 * once the page exists, its entry here is.
 */
const DOCS = [
  'screens',
  'displaymodes',
  'color',
  'graphics',
  'lines',
  'sprites',
  'spritesheets',
  'text',
  'animation',
  'canvas',
  'graphics-component',
  'graphics-group',
  'materials',
  'graphics-context',
  'parallax',
  'nineslice',
  'tint',
  'pixel-art',
  'custom-renderer-plugins',
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
  'postprocessors',
  'ui',
  'particles',
  'performance',
  'hosting',
  'utilities',
  'aseprite-plugin',
  'ldtk-plugin',
  'spritefusion-plugin',
  'tiled-plugin',
  'devtool',
  'tiled-plugin-old',
];

const CATEGORIES = ['plugins', 'graphics', 'resources', 'screen--viewport', 'user-interface', 'tile-maps', 'other'];

export const PLANNED_ROUTES: ReadonlySet<string> = new Set([
  ...DOCS.map((slug) => `/docs/${slug}`),
  ...CATEGORIES.map((slug) => `/docs/category/${slug}`),
]);
