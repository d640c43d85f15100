import { expect, it } from 'vitest';
import { docsToSteps } from './tutorialSteps.ts';

const doc = (id: string, title: string, dirName = 'tutorial') => ({ id, title, dirName, route: `/docs/${id}` });

it('finds the steps of the tutorial in the order of their numbers', () => {
  const steps = docsToSteps([
    doc('excalibird-flappy-bird', 'Building Flappy Bird'),
    doc('step-10-game-over', 'Step 10 - Game Over'),
    doc('step-2-bird-actor', 'Step 2 - Bird Actor'),
    doc('step-1-of-something-else', 'Step 1 - Elsewhere', 'other'),
  ]);
  expect(steps).toEqual([
    { number: 2, name: 'Bird Actor', id: 'step-2-bird-actor', href: '/docs/step-2-bird-actor' },
    { number: 10, name: 'Game Over', id: 'step-10-game-over', href: '/docs/step-10-game-over' },
  ]);
});
