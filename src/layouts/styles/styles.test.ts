import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ENTRIES = globSync('src/layouts/styles/*.ts').filter((file) => !file.endsWith('.test.ts'));
const listed = ENTRIES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/import '#(src\/[^']+\.css)';/g)].map(([, css]) => css),
);

/** Loaded with the card itself, when a visitor first opens one. */
const LAZY = ['src/ui/HoverCard/card.css'];

it('every stylesheet that pages share is in one of the files that group them', () => {
  const shared = globSync('src/{styles,ui,shell,browser,docs,blog,demos,home}/**/*.css')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !LAZY.includes(file));
  expect(shared.filter((file) => !listed.includes(file))).toEqual([]);
});

it('no stylesheet is in two of them', () => {
  expect(listed.filter((file, index) => listed.indexOf(file) !== index)).toEqual([]);
});
