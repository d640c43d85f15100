import { beforeAll, describe, expect, it } from 'vitest';
import { readTypings } from '../build/typings.ts';
import { LanguageService } from './languageService.ts';

describe('TypeScript with the real typings', { timeout: 90_000 }, () => {
  let service: LanguageService;
  beforeAll(async () => {
    service = new LanguageService(new Map(Object.entries(await readTypings())));
  });
  const open = (text: string, name = 'main.ts') => service.files.setFiles([{ name, text }]);

  it('reports no errors in a correct example', () => {
    open(
      "import * as ex from 'excalibur';\nimport { TiledResource } from '@excaliburjs/plugin-tiled';\nconst game = new ex.Engine({ width: 1 });\nnew TiledResource('/kit/a.tmx');\nawait game.start();\n",
    );
    expect(service.diagnose('main.ts')).toEqual([]);
  });

  it('resolves the global engine as a value and as a type', () => {
    open('const actor: ex.Actor = new ex.Actor();\nactor.pos.x = 3;\n');
    expect(service.diagnose('main.ts')).toEqual([]);
  });

  it('reports a misspelled property', () => {
    const text = "import { Actor } from 'excalibur';\nnew Actor().spin = 2;\n";
    open(text);
    const [problem] = service.diagnose('main.ts');
    expect(problem).toMatchObject({ severity: 'error', message: "Property 'spin' does not exist on type 'Actor'." });
    expect(text.slice(problem!.from, problem!.to)).toBe('spin');
  });

  it('completes members and documents them', () => {
    const text = "import { Actor } from 'excalibur';\nnew Actor().po";
    open(text);
    expect(service.complete('main.ts', text.length).map(({ name }) => name)).toContain('pos');
    expect(service.describe('main.ts', text.length, 'pos')!.signature).toContain('Actor.pos: Vector');
  });

  it('documents the symbol at the pointer, without TypeDoc tags', () => {
    const text = "import { Engine } from 'excalibur';\nnew Engine().start();";
    open(text);
    const info = service.hover('main.ts', text.indexOf('start'));
    expect(info!.signature).toContain('Engine');
    expect(info!.documentation.length).toBeGreaterThan(10);
    expect(info!.documentation).not.toContain('{@');
  });

  it('resolves the other files of the example', () => {
    service.files.setFiles([
      { name: 'main.ts', text: "import { speed } from './hero';\nconst text: string = speed;\n" },
      { name: 'hero.ts', text: 'export const speed = 3;\n' },
    ]);
    expect(service.diagnose('main.ts')[0]!.message).toBe("Type 'number' is not assignable to type 'string'.");
  });

  it('formats code', () => {
    open('const  a = {b:1}\nif(a){\nconsole.log( a )\n}');
    expect(service.format('main.ts')).toBe('const a = { b: 1 };\nif (a) {\n  console.log(a);\n}');
  });

  it('checks only the syntax of plain JSX', () => {
    open('function Score() {\n  return <b>{points}</b>;\n}\n', 'main.jsx');
    expect(service.diagnose('main.jsx')).toEqual([]);
  });
});
