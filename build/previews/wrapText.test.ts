import { describe, expect, it } from 'vitest';
import { font } from './font.ts';
import { measure, wrapText } from './wrapText.ts';

describe('the text of a preview', () => {
  it('breaks between words and stays within its width', () => {
    const lines = wrapText('Pathfinding Part 1 with an Algorithm of 1956', 76, 820, 3);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(measure(line, 76)).toBeLessThanOrEqual(820);
    expect(lines.join(' ')).toBe('Pathfinding Part 1 with an Algorithm of 1956');
  });

  it('ends in an ellipsis when it is too long', () => {
    expect(wrapText('word '.repeat(80).trim(), 60, 820, 3).at(-1)).toMatch(/…$/);
    expect(wrapText('W'.repeat(200), 76, 820, 3)).toHaveLength(1);
  });

  it.each(['AV Type, Wave', 'office ffi fl waffle', 'Größe façade “1 → ½”', '日本 😀', ''])(
    'is as wide as the font says: %s',
    (text) => expect(measure(text, 76)).toBeCloseTo(font.getAdvanceWidth(text, 76)),
  );
});
