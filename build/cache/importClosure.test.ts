import path from 'node:path';
import { expect, test } from 'vitest';
import { findImportClosure } from './importClosure.ts';
import { parseImports } from './readImports.ts';
import { createTestProject } from './testProject.ts';

test('imports are followed through aliases and re-exports to packages', () => {
  const { root, remove } = createTestProject();
  const { files, packages, env } = findImportClosure(['make.ts'], root);
  expect(files.map((file) => path.relative(root, file))).toEqual([
    'make.ts',
    path.join('src', 'deep.ts'),
    path.join('src', 'font.ttf'),
    path.join('src', 'word.ts'),
  ]);
  expect(packages).toEqual([path.join(root, 'node_modules', 'outer', 'package.json')]);
  expect(env).toEqual(['CACHE_TEST']);
  remove();
});

test('modules that import one another are followed once', () => {
  const { root, write, remove } = createTestProject();
  write('a.ts', `import './b.ts';`);
  write('b.ts', `import './a.ts';`);
  expect(findImportClosure(['a.ts'], root).files).toHaveLength(2);
  remove();
});

test('a package may be an entry', () => {
  const { root, remove } = createTestProject();
  expect(findImportClosure(['outer'], root).packages).toHaveLength(1);
  remove();
});

test('imports are read in every form, and only there', () => {
  const source = `
    import a, { type B } from './a.tsx';
    import './effect.css';
    export * from './all.ts';
    // import './comment.ts';
    const text = "import './text.ts'";
    const lazy = () => import('./lazy.ts');
    const view = <p title={process.env.NAME}>{text}</p>;`;
  expect(parseImports(source, 'view.tsx')).toEqual({
    modules: ['./a.tsx', './effect.css', './all.ts', './lazy.ts'],
    assets: [],
    env: ['NAME'],
  });
});

test('a file that is located by a computed path is refused, for nobody would notice its changes', () => {
  const source = `const read = (name: string) => new URL(name, import.meta.url);`;
  expect(() => parseImports(source, 'font.ts')).toThrow(/^font\.ts: write the path/);
});
