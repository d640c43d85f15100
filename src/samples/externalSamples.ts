export type SampleKind = 'hosted' | 'sandbox' | 'template';

/** A sample project of the engine, in its own repository. */
export interface ExternalSample {
  /** Also the name of its cover in public/img/covers. */
  slug: string;
  title: string;
  kind: SampleKind;
  /** One sentence: what it is. */
  about: string;
  /** What there is to learn from it, most important first. */
  features: readonly string[];
  play: string;
  source: string;
}

export const KIND_LABELS: Readonly<Record<SampleKind, string>> = {
  hosted: 'Play',
  sandbox: 'Edit online',
  template: 'Project template',
};

const repository = (name: string): string => `https://github.com/excaliburjs/${name}`;
const hosted = (name: string): string => `https://excaliburjs.com/${name}`;
const sandbox = (name: string): string => `https://codesandbox.io/s/github/excaliburjs/${name}`;

export const EXTERNAL_SAMPLES: readonly ExternalSample[] = [
  {
    slug: 'jelly-jumper',
    title: 'Jelly Jumper',
    kind: 'hosted',
    about: 'A finished platformer whose jump feels like the 16-bit classics.',
    features: [
      'Tiled levels',
      'Ray casts for ground and walls',
      'Coyote time as a component',
      'Materials',
      'Camera strategy',
    ],
    play: hosted('sample-jelly-jumper'),
    source: repository('sample-jelly-jumper'),
  },
  {
    slug: 'tiny-tactics',
    title: 'Tiny Tactics',
    kind: 'hosted',
    about: 'Turn-based tactics over several levels, against a computer opponent.',
    features: ['Path finding as an ECS system', 'HTML menus and dialogs', 'Particles', 'Scene flow'],
    play: hosted('sample-tactics'),
    source: repository('sample-tactics'),
  },
  {
    slug: 'excalitris',
    title: 'Excalitris',
    kind: 'hosted',
    about: 'Falling blocks with an interface made of React components around the canvas.',
    features: ['React interface', 'State shared with the engine', 'Grid logic'],
    play: hosted('sample-excalitris'),
    source: repository('sample-excalitris'),
  },
  {
    slug: 'pathfinding',
    title: 'Pathfinding',
    kind: 'hosted',
    about: 'Click a tile and compare how A* and Dijkstra find the way there.',
    features: ['Pathfinding plugin', 'Tile map with obstacles', 'Timing readout', 'Camera zoom'],
    play: hosted('sample-pathfinding'),
    source: repository('sample-pathfinding'),
  },
  {
    slug: 'html-ui',
    title: 'UI with HTML, CSS and JS',
    kind: 'hosted',
    about: 'A plain HTML menu over the game, opened where you point. No framework.',
    features: ['HTML over the canvas', 'Screen resize', 'Pointer to page position'],
    play: hosted('sample-html'),
    source: repository('sample-html'),
  },
  {
    slug: 'platformer',
    title: 'Platformer',
    kind: 'sandbox',
    about: 'A compact side-scroller: run, jump, enemies on patrol.',
    features: ['Collision groups', 'Ground check by side', 'Elastic camera', 'Custom system'],
    play: sandbox('sample-platformer'),
    source: repository('sample-platformer'),
  },
  {
    slug: 'shoot-em-up',
    title: 'Shoot ’Em Up',
    kind: 'sandbox',
    about: 'A vertical space shooter with spiral fire, health and a score.',
    features: ['Repeated move actions', 'Timers', 'Explosion animations', 'Stops with the tab'],
    play: sandbox('sample-shootemup'),
    source: repository('sample-shootemup'),
  },
  {
    slug: 'breakout',
    title: 'Breakout',
    kind: 'sandbox',
    about: 'A brick breaker in one file, the companion of the getting-started guide.',
    features: ['Pointer-driven paddle', 'Collision events', 'Single file'],
    play: sandbox('sample-breakout'),
    source: repository('sample-breakout'),
  },
  {
    slug: 'grid-movement',
    title: 'Grid Movement',
    kind: 'sandbox',
    about: 'Walk tile by tile with WASD or the arrows, and dig through the foreground.',
    features: ['Chained actions', 'Changing a tile map', 'Edge checks', 'Sound'],
    play: sandbox('sample-grid'),
    source: repository('sample-grid'),
  },
  {
    slug: 'excalibird',
    title: 'Excalibird',
    kind: 'sandbox',
    about: 'The first, plain-JavaScript Flappy Bird clone; the tutorial builds a newer one.',
    features: ['Spawning towers', 'Timer', 'Plain JavaScript'],
    play: sandbox('excalibird'),
    source: repository('excalibird'),
  },
  {
    slug: 'matter',
    title: 'Matter.js',
    kind: 'sandbox',
    about: 'Another physics library in place of the built-in solvers.',
    features: ['System that syncs bodies', 'Constraint component', 'Fixed update'],
    play: sandbox('sample-matterjs'),
    source: repository('sample-matterjs'),
  },
  {
    slug: 'tiled-vite',
    title: 'Tiled with Vite',
    kind: 'sandbox',
    about: 'A small Tiled level in a Vite project, with its .tsx tileset question solved.',
    features: ['Tiled plugin', 'Vite', 'Pixel art mode'],
    play: sandbox('sample-tiled-vite'),
    source: repository('sample-tiled-vite'),
  },
  {
    slug: 'tiled-webpack',
    title: 'Tiled with Webpack',
    kind: 'sandbox',
    about: 'The same level with Webpack: loader rules for maps and tilesets.',
    features: ['Tiled plugin', 'Webpack', 'Unhashed asset names'],
    play: sandbox('sample-tiled-webpack'),
    source: repository('sample-tiled-webpack'),
  },
  {
    slug: 'tiled-parcel',
    title: 'Tiled with Parcel',
    kind: 'sandbox',
    about: 'The same level with Parcel 2 and its way with asset paths.',
    features: ['Tiled plugin', 'Parcel 2', 'Relative public URL'],
    play: sandbox('sample-tiled-parcel'),
    source: repository('sample-tiled-parcel'),
  },
  {
    slug: 'electron',
    title: 'Electron template',
    kind: 'template',
    about: 'A desktop build for Windows, macOS and Linux, on the way to a store release.',
    features: ['Desktop packaging', 'TypeScript game folder', 'Screenshot test'],
    play: sandbox('template-electron'),
    source: repository('template-electron'),
  },
];
