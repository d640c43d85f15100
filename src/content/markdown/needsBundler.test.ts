import { expect, test } from 'vitest';
import { needsBundler } from './needsBundler.ts';

const ask = (body: string, file = 'docs/page.mdx'): boolean => needsBundler({ file, body });

test('a page of text, code and pictures of the site is made without the bundler', () => {
  expect(ask('# Title\n\nText with ![a knight](/img/knight.png) and ![far](https://example.org/x.png).')).toBe(false);
  expect(ask("```ts\nimport { Actor } from 'excalibur';\nexport const a = 1;\n```")).toBe(false);
  expect(ask("import Tabs from '@theme/Tabs';\n\n<Tabs></Tabs>")).toBe(false);
});

test('a page that takes something from another file needs it', () => {
  expect(ask("import Counter from './Counter.tsx';\n\n<Counter />")).toBe(true);
  expect(ask('Text.\n\nexport const size = 3;')).toBe(true);
  expect(ask('![a map](./map.png)')).toBe(true);
  expect(ask('![a map](map.png)')).toBe(true);
});

test('plain Markdown is left to the page builder', () => {
  expect(ask('Text.', 'docs/page.md')).toBe(true);
});
