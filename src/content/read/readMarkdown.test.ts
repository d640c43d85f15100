import { describe, expect, it } from 'vitest';
import { docFrontMatterSchema, postFrontMatterSchema } from './frontMatter.ts';
import { parseMarkdown } from './readMarkdown.ts';

const parse = (text: string) => parseMarkdown(text, 'docs/x.mdx', docFrontMatterSchema);

describe('front matter', () => {
  it('is split from the text, which keeps its line', () => {
    const page = parse('---\ntitle: Hi\ntags: [a]\n---\n\nText');
    expect(page.frontMatter).toMatchObject({ title: 'Hi', tags: ['a'], draft: false });
    expect(page.body).toBe('\nText');
    expect(page.bodyLine).toBe(5);
  });

  it('that is missing is asked for', () => {
    expect(() => parse('# Hi')).toThrow('docs/x.mdx:1: the page has no front matter');
  });

  it('with a wrong value names file, line and key', () => {
    expect(() => parse('---\ntitle: Hi\nsidebar_position: first\n---\n')).toThrow(
      /^docs\/x\.mdx:3: front matter "sidebar_position" is "first": /,
    );
    expect(() => parse('---\ntitle: Hi\ntags:\n  - ok\n  - 7\n---\n')).toThrow(
      /^docs\/x\.mdx:5: front matter "tags\.1"/,
    );
  });

  it('with an unknown key says so', () => {
    expect(() => parse('---\ntitle: Hi\nsidebar_lable: x\n---\n')).toThrow(
      'docs/x.mdx:3: front matter "sidebar_lable" is not a known key',
    );
  });

  it('without a title is reported', () => {
    expect(() => parse('---\nslug: x\n---\n')).toThrow(/front matter "title"/);
  });

  it('that is not YAML is reported with its line', () => {
    expect(() => parse('---\ntitle: Hi\nbad: [1\n---\n')).toThrow(
      /^docs\/x\.mdx:\d+: the front matter is not valid YAML/,
    );
  });

  it('of a post accepts one author or several', () => {
    const post = (authors: string) =>
      parseMarkdown(`---\ntitle: Hi\nauthors: ${authors}\n---\n`, 'blog/x.mdx', postFrontMatterSchema);
    expect(post('team').frontMatter.authors).toEqual(['team']);
    expect(post('[team, community]').frontMatter.authors).toEqual(['team', 'community']);
  });
});
