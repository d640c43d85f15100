import { expect, it } from 'vitest';
import { fitsChoice } from './fitsChoice.ts';

const breakout = { difficulty: 'beginner', features: ['Collisions', 'Sound'] };

it('lets everything through without a choice', () => {
  expect(fitsChoice(breakout, { feature: '', difficulty: '' })).toBe(true);
});

it('asks for the feature and the difficulty together', () => {
  expect(fitsChoice(breakout, { feature: 'Sound', difficulty: 'beginner' })).toBe(true);
  expect(fitsChoice(breakout, { feature: 'Sound', difficulty: 'advanced' })).toBe(false);
  expect(fitsChoice(breakout, { feature: 'Camera', difficulty: 'beginner' })).toBe(false);
});
