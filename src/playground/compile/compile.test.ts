import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { CompileError } from './compileError.ts';

const main = (text: string, name = 'main.ts') => ({ name, text });

function failure(action: () => unknown): CompileError {
  try {
    action();
  } catch (error) {
    if (error instanceof CompileError) return error;
    throw error;
  }
  throw new Error('It compiled.');
}

describe('compile', () => {
  it('preserves the line numbers of a TypeScript file', () => {
    const text = `import {\n  Actor,\n  Engine,\n} from 'excalibur';\n\ninterface Size {\n  width: number;\n}\n\nenum Side {\n  Left,\n}\nconst size: Size = { width: 3 };\nnew Engine(size);\nnew Actor();\nthrow new Error(\`line 16 \${Side.Left}\`);`;
    const [module] = compile([main(text)]).modules;
    const lines = module!.code.split('\n');
    expect(lines).toHaveLength(text.split('\n').length);
    expect(lines[15]).toContain('throw new Error(`line 16');
  });

  it('lists the imported libraries and always the engine', () => {
    expect(compile([main('console.log(1)')]).libraries).toEqual(['excalibur']);
    const { libraries } = compile([
      main("import { TiledResource } from '@excaliburjs/plugin-tiled'; new TiledResource('a');"),
    ]);
    expect(libraries).toEqual(['excalibur', '@excaliburjs/plugin-tiled']);
  });

  it('orders files so that each comes after its imports', () => {
    const files = [
      main("import { hero } from './hero';\nimport { level } from './levels/one.js';\nconsole.log(hero, level);"),
      main("import { level } from './levels/one';\nexport const hero = level + 1;", 'hero.ts'),
      main('export const level = 1;', 'levels/one.ts'),
      main('export const unused = 1;', 'unused.ts'),
    ];
    const { modules } = compile(files);
    expect(modules.map(({ name }) => name)).toEqual(['levels/one.ts', 'hero.ts', 'main.ts']);
    expect(modules.at(-1)!.imports).toMatchObject({ './hero': 'hero.ts', './levels/one.js': 'levels/one.ts' });
  });

  it('supports circular imports', () => {
    const files = [main("import './b'; export const a = 1;"), main("import './main'; export const b = 1;", 'b.ts')];
    expect(compile(files).modules.map(({ name }) => name)).toEqual(['b.ts', 'main.ts']);
  });

  it('lists the available libraries for an unknown import, with file and line', () => {
    const error = failure(() =>
      compile([main("import * as ex from 'excalibur';\nimport _ from 'lodash';\nex.vec(_.x, 1);")]),
    );
    expect(error.message).toMatch(/^"lodash" is not available in the playground\. You can import excalibur, /);
    expect(error.place).toEqual({ file: 'main.ts', line: 2 });
  });

  it('lists the existing files for a missing file', () => {
    const error = failure(() => compile([main("import './nowhere';")]));
    expect(error.message).toBe('There is no file "./nowhere" in this example. Its files are: main.ts.');
  });

  it('rejects URLs and Node modules', () => {
    expect(failure(() => compile([main("import 'https://example.com/x.js';")])).message).toContain('not available');
    expect(failure(() => compile([main("const fs = require('fs'); fs;")])).message).toContain('"fs"');
    expect(failure(() => compile([main("import('node:fs');")])).message).toContain('"node:fs"');
  });

  it('reports the line of a syntax error', () => {
    const error = failure(() => compile([main('const a = 1;\nconst b = ;\n')]));
    expect(error.message).toMatch(/^Syntax error: Unexpected token/);
    expect(error.place).toMatchObject({ file: 'main.ts', line: 2 });
  });

  it('reports an empty list of files', () => {
    expect(failure(() => compile([])).message).toBe('There is no file to run. Add one first.');
  });
});

describe('React examples', () => {
  it('turn a bare component or element into the default export without moving lines', () => {
    const { modules, renderReact, libraries } = compile([
      main('function Score() {\n  return <b>{1}</b>;\n}', 'main.jsx'),
    ]);
    expect(renderReact).toBe(true);
    expect(libraries).toEqual(['react', 'react-dom/client', 'react/jsx-runtime']);
    expect(modules[0]!.code.split('\n')[1]).toContain('return');
    expect(modules[0]!.code).toContain('exports. default = (function Score()');
    expect(compile([main('<b>hi</b>;', 'main.jsx')]).modules[0]!.code).toContain('exports. default = (');
  });

  it('leave a module unchanged', () => {
    const { modules } = compile([
      main("import { useState } from 'react';\nrender(<b>{String(useState)}</b>);", 'main.jsx'),
    ]);
    expect(modules[0]!.code).not.toContain('exports. default');
  });
});
