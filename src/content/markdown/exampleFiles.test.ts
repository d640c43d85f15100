import { expect, it } from 'vitest';
import { fileToExampleId, posterFile } from './exampleFiles.ts';

it('names an example after its file', () => {
  expect(fileToExampleId('docs/fundamentals/examples/follow.ts')).toBe('fundamentals-follow');
  expect(posterFile('docs/fundamentals/examples/follow.ts')).toBe('docs/fundamentals/examples/posters/follow.webp');
});

it('names an example of several files after its folder', () => {
  expect(fileToExampleId('docs/tutorial/examples/step-3/main.ts')).toBe('tutorial-step-3');
  expect(posterFile('docs/tutorial/examples/step-3/main.ts')).toBe('docs/tutorial/examples/posters/step-3.webp');
});

it('names a sample after its folder', () => {
  expect(fileToExampleId('samples/breakout/main.ts')).toBe('samples-breakout');
  expect(posterFile('samples/breakout/main.ts')).toBe('samples/posters/breakout.webp');
});
