import { describe, expect, it } from 'vitest';
import { heightToDurationMs } from './collapse.ts';

describe('how long a fold takes', () => {
  it('grows slowly with the height', () => {
    expect(heightToDurationMs(36, false)).toBe(19);
    expect(heightToDurationMs(576, false)).toBe(37);
    expect(heightToDurationMs(0, false)).toBe(4);
  });

  it('is one millisecond under reduced motion', () => {
    expect(heightToDurationMs(576, true)).toBe(1);
  });
});
