export interface Feature {
  /** Also the name of its picture in public/img/features. */
  id: string;
  title: string;
  text: string;
  to: string;
}

/** What the engine does, in the order of the cards on the home page. */
export const FEATURES: readonly Feature[] = [
  {
    id: 'actors',
    title: 'Actors on a stage',
    text: 'The engine holds scenes, scenes hold actors. An actor brings its own graphics, collider, events and behaviour.',
    to: '/docs/actors',
  },
  {
    id: 'actions',
    title: 'Actions',
    text: 'Queue what an actor does next: move, rotate, fade, blink, follow, repeat. Chain calls instead of counting frames.',
    to: '/docs/actions',
  },
  {
    id: 'physics',
    title: 'Physics',
    text: 'Two solvers: arcade for tight platformers, realistic for piles that tumble. With collision groups, ray casts and events.',
    to: '/docs/physics',
  },
  {
    id: 'tile-maps',
    title: 'Tile maps',
    text: 'Draw orthogonal and isometric worlds from tiles, with solid cells the physics knows about.',
    to: '/docs/tilemap',
  },
  {
    id: 'shaders',
    title: 'Graphics and shaders',
    text: 'Sprites, animations, text and nine-slices, batched for you. Materials and post-processors when you want your own GLSL.',
    to: '/docs/graphics',
  },
  {
    id: 'input',
    title: 'Every input',
    text: 'Keyboard, mouse, touch and gamepad through one place, with events or by asking each frame.',
    to: '/docs/input',
  },
  {
    id: 'particles',
    title: 'Particles',
    text: 'Emit sparks, smoke and snow from a few numbers: life, speed, angle, colour, acceleration.',
    to: '/docs/particles',
  },
  {
    id: 'sound',
    title: 'Sound',
    text: 'Load music and effects with the rest of your resources; play, loop, pause, seek and set the volume.',
    to: '/docs/sound',
  },
  {
    id: 'ecs',
    title: 'Entities underneath',
    text: 'Actors stand on an entity component system. Add components and systems of your own when a game outgrows classes.',
    to: '/docs/entity-component-system',
  },
];

export interface Tool {
  name: string;
  to: string;
}

/** Editors and tools with an official plugin. */
export const TOOLS: readonly Tool[] = [
  { name: 'Tiled', to: '/docs/tiled-plugin' },
  { name: 'LDtk', to: '/docs/ldtk-plugin' },
  { name: 'Aseprite', to: '/docs/aseprite-plugin' },
  { name: 'Sprite Fusion', to: '/docs/spritefusion-plugin' },
  { name: 'Browser dev tools', to: '/docs/devtool' },
];
