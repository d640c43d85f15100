import { describe, expect, it } from 'vitest';
import { fenceToExampleId, fileToExampleId, posterFile } from './exampleId.ts';
import { codeToWords, groupEntries, searchGallery } from './gallery.ts';
import { readExamples } from './readExamples.ts';
import { readWebpSize } from './webpSize.ts';

const ROOT = 'tests/fixtures/playground/site';

describe('examples of the site', () => {
  const examples = readExamples(ROOT);

  it('are the example files and the live fences of docs and blog', () => {
    expect(examples.map(({ id }) => id)).toEqual([
      'docs/fundamentals/bouncing-ball',
      'docs/fundamentals/two-files',
      'blog/2024-01-01-post/sparks',
      'docs/fundamentals/actors-1',
      'docs/fundamentals/actors-2',
    ]);
  });

  it('bring the files they import, which are no examples themselves', () => {
    const example = examples.find(({ id }) => id.endsWith('two-files'))!;
    expect(example.files.map(({ name }) => name)).toEqual(['main.ts', 'hero.ts']);
  });

  it('know the place an author has to open', () => {
    expect(examples.find(({ id }) => id.endsWith('actors-2'))).toMatchObject({
      file: 'docs/fundamentals/actors.mdx',
      group: 'Fundamentals',
      line: 15,
    });
  });
});

describe('example names', () => {
  it('follow the place of the file', () => {
    expect(fileToExampleId('docs/input/examples/keys.ts')).toBe('docs/input/keys');
    expect(fileToExampleId('docs/tutorial/examples/step-1/main.ts')).toBe('docs/tutorial/step-1');
    expect(fenceToExampleId('blog/post/index.mdx', 2)).toBe('blog/post/index-2');
    expect(posterFile('docs/input/keys')).toBe('docs/input/examples/posters/keys.webp');
  });
});

describe('gallery', () => {
  const entry = (title: string, group: string, words = '') => ({ id: title, title, group, words, hasPoster: false });
  const entries = [
    entry('Follow camera', 'Fundamentals', 'Camera Actor'),
    entry('Parallax', 'Graphics', 'ParallaxComponent'),
  ];

  it('finds by title, group and code', () => {
    expect(searchGallery(entries, 'camera').map(({ title }) => title)).toEqual(['Follow camera']);
    expect(searchGallery(entries, 'graphics parallaxcomp').map(({ title }) => title)).toEqual(['Parallax']);
    expect(searchGallery(entries, '  ')).toHaveLength(2);
    expect(searchGallery(entries, 'camera graphics')).toEqual([]);
  });

  it('groups in order and takes names from code', () => {
    expect(groupEntries(entries).map(([group]) => group)).toEqual(['Fundamentals', 'Graphics']);
    expect(
      codeToWords([{ name: 'main.ts', text: 'new ex.Actor(); new ex.Actor(); ex.Color.Red; const ab = 1;' }]),
    ).toBe('Actor Color Red');
  });
});

describe('poster sizes', () => {
  it('are nothing for another kind of file', () => {
    expect(readWebpSize(new Uint8Array(40))).toBeUndefined();
    expect(readWebpSize(new Uint8Array(3))).toBeUndefined();
  });

  it('are read from a lossless file', () => {
    const bytes = new Uint8Array(30);
    bytes.set(
      [...'RIFF'].map((c) => c.charCodeAt(0)),
      0,
    );
    bytes.set(
      [...'WEBPVP8L'].map((c) => c.charCodeAt(0)),
      8,
    );
    new DataView(bytes.buffer).setUint32(21, 319 | (199 << 14), true);
    expect(readWebpSize(bytes)).toEqual({ width: 320, height: 200 });
  });
});
