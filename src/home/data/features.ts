export type FeatureId =
  'actors' | 'actions' | 'physics' | 'tile-maps' | 'shaders' | 'input' | 'particles' | 'sound' | 'ecs';

export interface Feature {
  /** Also the name of its image in public/img/features and of its scene in FeatureStage/scenes. */
  id: FeatureId;
  title: string;
  text: string;
  /** What a visitor can do in its scene. */
  hint: string;
  to: string;
}

/** What the engine does, in the order of the cards on the home page. */
export const FEATURES: readonly Feature[] = [
  {
    id: 'actors',
    title: 'Actors on a stage',
    text: 'The engine holds scenes, scenes hold actors. An actor brings its own graphics, collider, events and behaviour.',
    hint: 'Press the stage: one more walks on.',
    to: '/docs/actors',
  },
  {
    id: 'actions',
    title: 'Actions',
    text: 'Queue what an actor does next: move, rotate, fade, blink, follow, repeat. Chain calls instead of counting frames.',
    hint: 'Two hops, a squeeze, out and back: one queue.',
    to: '/docs/actions',
  },
  {
    id: 'physics',
    title: 'Physics',
    text: 'Two solvers: arcade for tight platformers, realistic for piles that tumble. With collision groups, ray casts and events.',
    hint: 'Press to drop a crate.',
    to: '/docs/physics',
  },
  {
    id: 'tile-maps',
    title: 'Tile maps',
    text: 'Draw orthogonal and isometric worlds from tiles, with solid cells the physics knows about.',
    hint: 'Press a tile to lay path or sow grass.',
    to: '/docs/tilemap',
  },
  {
    id: 'shaders',
    title: 'Graphics and shaders',
    text: 'Sprites, animations, text and nine-slices, batched for you. Materials and post-processors when you want your own GLSL.',
    hint: 'Move the pointer: the knight follows, the water mirrors.',
    to: '/docs/graphics',
  },
  {
    id: 'input',
    title: 'Every input',
    text: 'Keyboard, mouse, touch and gamepad through one place, with events or by asking each frame.',
    hint: 'Press arrow keys, the pointer or a gamepad.',
    to: '/docs/input',
  },
  {
    id: 'particles',
    title: 'Particles',
    text: 'Emit sparks, smoke and snow from a few numbers: life, speed, angle, colour, acceleration.',
    hint: 'Move the pointer: the sparks follow.',
    to: '/docs/particles',
  },
  {
    id: 'sound',
    title: 'Sound',
    text: 'Load music and effects with the rest of your resources; play, loop, pause, seek and set the volume.',
    hint: 'Press the bars to play them.',
    to: '/docs/sound',
  },
  {
    id: 'ecs',
    title: 'Entities underneath',
    text: 'Actors stand on an entity component system. Add components and systems of your own when a game outgrows classes.',
    hint: 'Press a chip to add or take a component.',
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
