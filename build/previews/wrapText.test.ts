import { describe, expect, it } from 'vitest';
import { measureText } from './font.ts';
import { wrapText } from './wrapText.ts';

const wrap = (text: string): string[] => wrapText(text, 76, 820, 3);

describe('the text of a preview', () => {
  it('breaks between words and stays within its width', () => {
    const lines = wrap('Pathfinding Part 1 with an Algorithm of 1956');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(measureText(line, 76)).toBeLessThanOrEqual(820);
    expect(lines.join(' ')).toBe('Pathfinding Part 1 with an Algorithm of 1956');
  });

  it('breaks inside a name only where it is too long, between its words', () => {
    expect(wrap('ExcaliburGraphicsContextWebGLOptions')).toEqual(['ExcaliburGraphics', 'ContextWebGL', 'Options']);
    expect(wrap('The ParticleEmitterArgs interface')).toEqual(['The', 'ParticleEmitterArgs', 'interface']);
  });

  it('ends in an ellipsis when it is too long', () => {
    const lines = wrap('word '.repeat(80));
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(wrap('W'.repeat(200))).toEqual([expect.stringMatching(/^W+…$/)]);
  });

  it('fits in every line, even where a word alone does not', () => {
    for (const line of wrap(`${'W'.repeat(40)} ${'M'.repeat(40)} end`))
      expect(measureText(line, 76)).toBeLessThanOrEqual(820);
  });
});
