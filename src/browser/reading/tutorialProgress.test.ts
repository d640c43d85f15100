import { describe, expect, it } from 'vitest';
import { addVisited, findContinuation, parseVisited } from './tutorialProgress.ts';

const STEPS = [0, 1, 2, 3];

describe('the steps a reader has visited', () => {
  it('are read from storage', () => {
    expect(parseVisited('[0,2]')).toEqual([0, 2]);
  });

  it.each([null, '', 'not JSON', '{"a":1}', '7', '["1",-2,1.5,null]'])('are none when storage holds %s', (text) => {
    expect(parseVisited(text)).toEqual([]);
  });

  it('are kept once each, in order', () => {
    expect(addVisited([3, 0], 1)).toEqual([0, 1, 3]);
    expect(addVisited([0, 1], 1)).toEqual([0, 1]);
  });
});

describe('the step to continue with', () => {
  it('is the farthest one visited, whatever was skipped', () => {
    expect(findContinuation([0, 2], STEPS)).toBe(2);
    expect(findContinuation([0], STEPS)).toBe(0);
  });

  it('is not offered to a new reader, nor at the end', () => {
    expect(findContinuation([], STEPS)).toBeUndefined();
    expect(findContinuation([1, 3], STEPS)).toBeUndefined();
  });

  it('is never a step the tutorial no longer has', () => {
    expect(findContinuation([1, 9], STEPS)).toBe(1);
  });
});
