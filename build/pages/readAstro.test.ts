import { expect, test } from 'vitest';
import { createAstroReader } from './readAstro.ts';

function read(...chunks: string[]) {
  const warnings: string[] = [];
  let clock = 0;
  const reader = createAstroReader(
    (line) => warnings.push(line),
    () => clock,
  );
  for (const chunk of chunks) {
    clock += 10;
    reader.read(chunk);
  }
  reader.end();
  return { ...reader.progress, warnings };
}

test('pages are counted although their lines are cut and mixed', () => {
  const { pages } = read(
    '  ├─ /a/index.ht',
    'ml  ├─ /b/index.html (+3ms) \n (+4ms) \n',
    '  ├─ /c/index.html (+1.20s) \n',
  );
  expect(pages).toBe(3);
});

test('pages made one after another have their times', () => {
  const { rendered } = read('\u001B[34m  ├─\u001B[39m /a b/index.html (+3ms) \n  ├─ /c.json (+1.20s) \n');
  expect(rendered).toEqual([
    { route: '/a b/index.html', ms: 3 },
    { route: '/c.json', ms: 1200 },
  ]);
});

test('each stage takes until the next begins', () => {
  const { stages } = read('22:00:00 [build] Building static entrypoints...\n', ' generating static routes \n', '');
  expect(stages).toEqual([
    { name: 'Reading content', ms: 10 },
    { name: 'Bundling for the server', ms: 10 },
    { name: 'Rendering', ms: 10 },
  ]);
});

test('warnings are handed on, the rest is kept', () => {
  const { warnings } = read(
    '22:00:00 [WARN] [site-content] Two pages\n22:00:00 [WARN] [vite] directive\n22:00:00 [vite] built\n',
  );
  expect(warnings).toEqual(['22:00:00 [WARN] [site-content] Two pages']);
});
