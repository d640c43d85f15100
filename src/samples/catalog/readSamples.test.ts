import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadDocsSite } from '#src/content/read/docsSite.ts';
import { readSamples } from './readSamples.ts';

const samples = readSamples();

describe('the samples of this site', () => {
  it('are in an order without doubt', () => {
    expect(new Set(samples.map(({ order }) => order)).size).toBe(samples.length);
  });

  it.each(samples)('$name has a poster; "npm run posters:samples -- $name" takes it', ({ poster }) => {
    expect(poster).toBeTruthy();
  });

  it.each(samples)('$name comes with its rules tested', ({ name, files }) => {
    const rules = files.map((file) => file.name).filter((file) => existsSync(`samples/${name}/${testOf(file)}`));
    expect(rules).not.toEqual([]);
  });

  it.each(samples)('$name has what it shares inside: it is a project of its own', ({ files }) => {
    expect(files.filter(({ name }) => name.startsWith('..'))).toEqual([]);
    expect(files.filter(({ text }) => text.includes('../shared/'))).toEqual([]);
  });

  it.each(samples)('$name leads to guides that exist', ({ guides }) => {
    const routes = new Set(loadDocsSite().docs.map(({ route }) => route));
    expect(guides.filter(({ route }) => !routes.has(route))).toEqual([]);
  });
});

const testOf = (file: string): string => file.replace(/\.tsx?$/, '.test.ts');
