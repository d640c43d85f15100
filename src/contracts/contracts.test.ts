import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as attributes from './attributes.ts';
import * as events from './events.ts';
import * as storageKeys from './storageKeys.ts';

/** Demos mark the current goal of a plan by a name that tabs use too; neither reads the other's. */
const OWN_USE = ['src/demos/goap/CampPanel.tsx data-active'];

const files = globSync('src/**/*.{ts,tsx,astro}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('src/contracts/') && !file.includes('.test.'));

const withoutComments = (text: string): string => text.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');

/** Names of attributes are found as words, everything else as whole strings: `'theme'` is also an ordinary word. */
const spellsOut = (text: string, name: string): boolean =>
  name.startsWith('data-')
    ? new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)
    : name.includes(':') || name.includes('.')
      ? text.includes(`'${name}'`)
      : new RegExp(`(?:Stored|getItem|setItem)\\('${name}'`).test(text);

function findSpelledOut(names: object): string[] {
  const values = Object.values(names).filter(
    (value): value is string => typeof value === 'string' && value !== 'intent',
  );
  return files.flatMap((file) => {
    const text = withoutComments(readFileSync(file, 'utf8'));
    return values.filter((name) => spellsOut(text, name)).map((name) => `${file} ${name}`);
  });
}

it.each([
  ['attributes', attributes],
  ['events', events],
  ['storage keys', storageKeys],
])('%s are spelled out only where they are defined', (_, names) => {
  expect(findSpelledOut(names).filter((use) => !OWN_USE.includes(use))).toEqual([]);
});

it('no two names are the same', () => {
  for (const names of [attributes, events, storageKeys]) {
    const values = Object.values(names).filter((value) => typeof value === 'string');
    expect(new Set(values).size).toBe(values.length);
  }
});
