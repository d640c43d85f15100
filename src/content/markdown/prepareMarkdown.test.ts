import { describe, expect, it } from 'vitest';
import { prepareMarkdown } from './prepareMarkdown.ts';

describe('the common docs syntax', () => {
  it('keeps heading ids readable for the MDX parser', () => {
    expect(prepareMarkdown('## Title {#own-id}')).toBe('## Title \\{#own-id\\}');
  });

  it('turns HTML comments into MDX comments', () => {
    expect(prepareMarkdown('a <!-- truncate --> b')).toBe('a {/* truncate */} b');
  });

  it('accepts the older admonition title', () => {
    expect(prepareMarkdown(':::tip My title')).toBe(':::tip[My title]');
    expect(prepareMarkdown(':::tip[My title]')).toBe(':::tip[My title]');
    expect(prepareMarkdown(':::tip')).toBe(':::tip');
  });

  it('leaves code alone', () => {
    const code = '```md\n## Title {#id}\n<!-- comment -->\n:::tip Title\n```';
    expect(prepareMarkdown(code)).toBe(code);
    const nested = '````md\n```\n<!-- inner -->\n```\n````';
    expect(prepareMarkdown(nested)).toBe(nested);
  });

  it('keeps the number of lines', () => {
    const text = 'a\n\n<!-- b -->\n:::note X\n';
    expect(prepareMarkdown(text).split('\n')).toHaveLength(text.split('\n').length);
  });
});
