import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codeToWords, groupEntries, searchGallery } from './gallery.ts';
import { type ExampleRecord, readExamples } from './readExamples.ts';

describe('examples of the site', () => {
  let examples: ExampleRecord[];
  beforeAll(() => {
    vi.stubEnv('SITE_CONTENT', 'tests/fixtures/playground/site');
    examples = readExamples();
  });
  afterAll(() => vi.unstubAllEnvs());

  it('include the example files and the live fences in docs and blog', () => {
    expect(examples.map(({ id }) => id).filter((id) => !id.startsWith('graphics'))).toEqual([
      'fundamentals-bouncing-ball',
      'fundamentals-two-files',
      '2024-01-01-post-sparks',
      'fundamentals-actors-live-1',
      'fundamentals-actors-live-2',
    ]);
  });

  it("include imported files, which aren't examples themselves", () => {
    const example = examples.find(({ id }) => id.endsWith('two-files'))!;
    expect(example.files.map(({ name }) => name)).toEqual(['main.ts', 'hero.ts']);
  });

  it('record the source location for authors', () => {
    expect(examples.find(({ id }) => id.endsWith('actors-live-2'))).toMatchObject({
      file: 'docs/fundamentals/actors.mdx',
      group: 'Fundamentals',
      line: 18,
    });
  });
});

describe('gallery', () => {
  const entry = (title: string, group: string, words = '') => ({ id: title, title, group, words });
  const entries = [
    entry('Follow camera', 'Fundamentals', 'Camera Actor'),
    entry('Parallax', 'Graphics', 'ParallaxComponent'),
  ];

  it('searches title, group and code', () => {
    expect(searchGallery(entries, 'camera').map(({ title }) => title)).toEqual(['Follow camera']);
    expect(searchGallery(entries, 'graphics parallaxcomp').map(({ title }) => title)).toEqual(['Parallax']);
    expect(searchGallery(entries, '  ')).toHaveLength(2);
    expect(searchGallery(entries, 'camera graphics')).toEqual([]);
  });

  it('preserves the order of groups and extracts names from code', () => {
    expect(groupEntries(entries).map(([group]) => group)).toEqual(['Fundamentals', 'Graphics']);
    expect(
      codeToWords([{ name: 'main.ts', text: 'new ex.Actor(); new ex.Actor(); ex.Color.Red; const ab = 1;' }]),
    ).toBe('Actor Color Red');
  });
});
