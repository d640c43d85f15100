import { describe, expect, it } from 'vitest';
import { bodyToExcerptSource } from './render/excerpt.ts';
import { parseHistory } from './read/lastUpdated.ts';
import { bodyToDescription, slugToRoute } from './read/loadDocs.ts';
import { textToReadingMinutes } from './read/readingTime.ts';
import { docToMarkdownRoute, toPlainMarkdown } from './render/markdownCopy.ts';

describe('a page without a description', () => {
  it('is described by its first paragraph', () => {
    expect(
      bodyToDescription(
        'import X from "x";\n\n<Example src="x" />\n\nMove an [[Actor]] with [actions](/docs/actions).\n\nMore.',
      ),
    ).toBe('Move an Actor with actions.');
  });

  it('ends a long one at a word', () => {
    expect(bodyToDescription('word '.repeat(80))).toMatch(/word…$/);
  });
});

describe('reading time', () => {
  it('is at least a minute, and code counts half', () => {
    expect(textToReadingMinutes('hello')).toBe(1);
    expect(textToReadingMinutes('word '.repeat(600))).toBe(3);
    expect(textToReadingMinutes(`\`\`\`ts\n${'word '.repeat(796)}\n\`\`\``)).toBe(2);
  });
});

describe('an excerpt', () => {
  it('ends at the truncate marker of either syntax', () => {
    expect(bodyToExcerptSource('One.\n\n<!-- truncate -->\n\nTwo.').trim()).toBe('One.');
    expect(bodyToExcerptSource('One.\n\n{/* truncate */}\n\nTwo.').trim()).toBe('One.');
  });

  it('without a marker is the first paragraph', () => {
    expect(bodyToExcerptSource('One.\n\nTwo.')).toBe('One.');
  });
});

describe('a Markdown copy', () => {
  it('stands beside its page', () => {
    expect(docToMarkdownRoute({ route: '/docs/actors' })).toBe('/docs/actors.md');
    expect(docToMarkdownRoute({ route: '/docs/' })).toBe('/docs/index.md');
  });

  it('has no imports, symbols as code, and leaves code fences alone', () => {
    const text = toPlainMarkdown({
      title: 'T',
      description: 'D',
      route: '/docs/t',
      file: 'docs/t.mdx',
      body: 'import A from "a";\n\n[[Actor|actors]] and [[Vector]]\n\n```ts\nimport { Actor } from "excalibur";\n```\n',
    });
    expect(text).toContain('# T');
    expect(text).not.toContain('import A');
    expect(text).toContain('actors and `Vector`');
    expect(text).toContain('import { Actor } from "excalibur";');
  });
});

describe('routes', () => {
  it('are made from slugs', () => {
    expect(slugToRoute('/', '/docs')).toBe('/docs/');
    expect(slugToRoute('actors', '/docs')).toBe('/docs/actors');
    expect(slugToRoute('Two Words', '/blog')).toBe('/blog/Two Words');
  });
});

describe('the last change of a file', () => {
  it('is its newest commit', () => {
    const dates = parseHistory('2026-02-01\n\ndocs/a.mdx\ndocs/b.mdx\n\n2025-01-01\n\ndocs/a.mdx\n');
    expect(dates.get('docs/a.mdx')).toBe('2026-02-01');
    expect(dates.get('docs/c.mdx')).toBeUndefined();
  });
});
