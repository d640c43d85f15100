import { describe, expect, it } from 'vitest';
import { appendEntries, MAX_LINES, NO_LINES } from './consoleLines.ts';

const entry = (text: string, count = 1) => ({
  level: 'log' as const,
  values: [{ kind: 'text' as const, text }],
  count,
});

describe('console lines', () => {
  it('collapse repeated entries into a count', () => {
    const { lines } = appendEntries(
      appendEntries(NO_LINES, [entry('a'), entry('a', 3)], 0),
      [entry('a'), entry('b')],
      0,
    );
    expect(lines.map(({ values, count }) => [values[0], count])).toEqual([
      [{ kind: 'text', text: 'a' }, 5],
      [{ kind: 'text', text: 'b' }, 1],
    ]);
  });

  it('drop the oldest lines and count them', () => {
    const entries = Array.from({ length: MAX_LINES + 5 }, (_, index) => entry(String(index)));
    const { lines, hidden } = appendEntries(NO_LINES, entries, 7);
    expect(lines).toHaveLength(MAX_LINES);
    expect(lines.at(-1)!.values).toEqual([{ kind: 'text', text: String(MAX_LINES + 4) }]);
    expect(hidden).toBe(12);
  });
});
