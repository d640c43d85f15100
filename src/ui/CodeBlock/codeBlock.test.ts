import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { CODE_THEME_NAMES } from '#src/config/codeThemes.ts';
import { buildCodeBlock } from './buildCodeBlock.ts';
import { parseCodeMeta } from './codeMeta.ts';
import { BACKGROUNDS, buildCodeThemeCss } from './codeThemeCss.ts';
import { contrastRatio, ensureContrast } from './contrast.ts';
import { extractDiff, extractMarks } from './markLines.ts';

const block = (code: string, language = 'ts', meta = '') =>
  toHtml(buildCodeBlock({ code, language, meta: parseCodeMeta(meta) }));

describe('the words behind a fence', () => {
  it('give title, marked lines, numbers and flags', () => {
    const meta = parseCodeMeta('title="my file.ts" {1,3-4} showLineNumbers=5 wrap live');
    expect(meta).toMatchObject({ title: 'my file.ts', firstNumber: 5, wrap: true });
    expect([...meta.marked]).toEqual([1, 3, 4]);
    expect(meta.flags.has('live')).toBe(true);
  });

  it('survive nonsense', () => {
    expect(parseCodeMeta('{a-b} title= ="" {,}').title).toBeUndefined();
  });
});

describe('marking comments', () => {
  it('mark the next line or a block and vanish', () => {
    const { code, marks } = extractMarks(
      'a\n// highlight-next-line\nb\n# highlight-start\nc\nd\n# highlight-end\n/* error-next-line */\ne',
    );
    expect(code).toBe('a\nb\nc\nd\ne');
    expect([...marks]).toEqual([
      [2, 'mark'],
      [3, 'mark'],
      [4, 'mark'],
      [5, 'error'],
    ]);
  });
});

describe('a diff', () => {
  it('loses its signs and keeps its indentation', () => {
    const { code, marks } = extractDiff('- a\n+   b\n  c');
    expect(code).toBe('a\n  b\nc');
    expect([...marks.values()]).toEqual(['remove', 'add']);
  });

  it('may have its signs right before the code, as tools write them', () => {
    const { code, marks } = extractDiff(' a {\n-  b\n+  c {\n+    d\n+\n+  }\n }');
    expect(code).toBe('a {\n  b\n  c {\n    d\n\n  }\n}');
    expect([...marks]).toEqual([
      [2, 'remove'],
      [3, 'add'],
      [4, 'add'],
      [5, 'add'],
      [6, 'add'],
    ]);
  });
});

describe('a code block', () => {
  it('escapes code, highlights tokens and carries its tools', () => {
    const html = block('const a = "<b>";');
    expect(html).toContain('&#x3C;b>');
    expect(html).toContain('class="tk"');
    expect(html).toContain('data-code-copy');
  });

  it('names its language where the first line leaves room', () => {
    expect(block('const a = 1;')).toContain('TypeScript');
    expect(block(`import { ${'Actor, '.repeat(9)} } from 'excalibur';`)).not.toContain('TypeScript');
  });

  it('shows a language it does not know as plain text', () => {
    expect(block('foo < bar', 'klingon')).toContain('foo &#x3C; bar');
  });
});

describe('code themes', () => {
  it('are readable on our backgrounds, whichever is configured', async () => {
    for (const name of CODE_THEME_NAMES) {
      const css = await buildCodeThemeCss({ light: name, dark: name });
      const [light = '', dark = ''] = css.split('\n');
      for (const [color] of light.matchAll(/#[0-9a-f]{6}/g))
        for (const back of BACKGROUNDS.light) expect(contrastRatio(color, back)).toBeGreaterThanOrEqual(4.5);
      for (const [color] of dark.matchAll(/#[0-9a-f]{6}/g))
        for (const back of BACKGROUNDS.dark) expect(contrastRatio(color, back)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keep a color that is readable already', () => {
    expect(ensureContrast('#0550ae', '#ffffff', 4.5)).toBe('#0550ae');
  });
});
