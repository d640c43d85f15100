import { describe, expect, it } from 'vitest';
import { findCurrent } from './tocSpy.ts';

describe('the heading being read', () => {
  it('is the last one above the reading line', () => {
    expect(
      findCurrent([
        { id: 'a', top: -400 },
        { id: 'b', top: 90 },
        { id: 'c', top: 300 },
      ]),
    ).toBe('b');
  });

  it('is the first one before any is reached', () => {
    expect(
      findCurrent([
        { id: 'a', top: 500 },
        { id: 'b', top: 900 },
      ]),
    ).toBe('a');
    expect(findCurrent([])).toBeUndefined();
  });
});
