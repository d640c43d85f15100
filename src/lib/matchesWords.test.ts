import { expect, it } from 'vitest';
import { matchesWords } from './matchesWords.ts';

it('wants every word, in any order', () => {
  expect(matchesWords('Follow the player with the camera', 'CAMERA follow')).toBe(true);
  expect(matchesWords('Follow the player with the camera', 'camera shake')).toBe(false);
});

it('lets everything through when nothing is typed', () => {
  expect(matchesWords('Anything', '  ')).toBe(true);
});
