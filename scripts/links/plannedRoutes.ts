/**
 * Pages that other pages already link to and that are not written yet. A link to one of them is not counted as broken;
 * once the page exists, its entry here is.
 */
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

const CATEGORIES = ['plugins', 'graphics', 'resources', 'screen--viewport', 'user-interface', 'tile-maps', 'other'];

const POSTS = [
  'the-power-of-paper-prototyping',
  'android-games-capacitor',
  'goal-oriented-action-planning',
  'Pathfinding Algorithms Part 2',
  'Wave Function Collapse',
  'Cellular Automata',
  'Autotiling Technique',
  'Dual Tilemap Autotiling Technique',
];

export const PLANNED_ROUTES: ReadonlySet<string> = new Set([
  ...DOCS.map((slug) => `/docs/${slug}`),
  ...CATEGORIES.map((slug) => `/docs/category/${slug}`),
  ...POSTS.map((slug) => `/blog/${slug}`),
]);
