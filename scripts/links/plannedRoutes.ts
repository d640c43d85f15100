/**
 * Pages that other pages already link to and that are not written yet. A link to one of them is not counted as broken;
 * once the page exists, its entry here is.
 */
<<<<<<< HEAD
const DOCS = [
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
  'postprocessors',
  'ui',
  'particles',
  'performance',
  'hosting',
  'aseprite-plugin',
  'ldtk-plugin',
  'spritefusion-plugin',
  'tiled-plugin',
  'devtool',
  'tiled-plugin-old',
];
=======
const DOCS = ['coroutines', 'patterns', 'timers', 'triggers', 'clock', 'utilities'];
>>>>>>> main

export const PLANNED_ROUTES: ReadonlySet<string> = new Set(DOCS.map((slug) => `/docs/${slug}`));
