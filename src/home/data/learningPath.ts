export interface LearningStep {
  level: string;
  title: string;
  text: string;
  to: string;
  action: string;
}

/** The steps from nothing to your own game. */
export const LEARNING_PATH: readonly LearningStep[] = [
  {
    level: '1-1',
    title: 'Build a whole game',
    text: 'Excalibird takes you from an empty window to a bird, pipes, a score and sound, one running step at a time.',
    to: '/docs/excalibird-flappy-bird',
    action: 'Start the tutorial',
  },
  {
    level: '1-2',
    title: 'Meet the building blocks',
    text: 'Engine, scenes, actors, cameras, events: read how each part works beside an example you can change.',
    to: '/docs/category/fundamentals',
    action: 'Read the fundamentals',
  },
  {
    level: '1-3',
    title: 'Take a sample apart',
    text: 'Platformer, shooter, tactics, puzzle: open a finished sample, see which features it uses and borrow its ideas.',
    to: '/samples/',
    action: 'Browse the samples',
  },
];
