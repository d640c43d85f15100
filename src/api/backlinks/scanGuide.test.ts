import { describe, expect, it } from 'vitest';
import { createNameResolver } from '../model/resolveName.ts';
import { scanGuide, scanProgram } from './scanGuide.ts';

const resolve = createNameResolver([
  { id: 'class:Actor', kind: 'class', name: 'Actor', memberNames: new Set(['pos']) },
  { id: 'class:Color', kind: 'class', name: 'Color', memberNames: new Set(['Red']) },
  { id: 'function:vec', kind: 'function', name: 'vec', memberNames: new Set<string>() },
  { id: 'type:move', kind: 'type', name: 'move', memberNames: new Set<string>() },
]);

const scan = (...lines: string[]) => scanGuide({ file: 'docs/a.mdx', body: lines.join('\n'), bodyLine: 5 }, resolve);

describe('a guide', () => {
  it('mentions symbols in double brackets, routes, inline code and code blocks', () => {
    expect([...scan('An [[Actor.pos|position]].').symbols]).toEqual(['class:Actor']);
    expect([...scan('[Actor](/api/class/Actor#pos)').symbols]).toEqual(['class:Actor']);
    expect([...scan('Use `Actor.pos` and `vec()`.').symbols]).toEqual(['class:Actor', 'function:vec']);
    expect([
      ...scan('```ts', 'const a = new ex.Actor({ color: Color.Red, pos: ex.vec(1, 2) });', '```').symbols,
    ]).toEqual(['class:Actor', 'class:Color', 'function:vec']);
  });

  it('does not mention symbols in plain words', () => {
    expect(scan('Call `move` to move an Actor.', '```ts', 'move(vec);', '```').symbols.size).toBe(0);
  });

  it('reports the file and line of links to names that do not exist', () => {
    const { missing } = scan('Fine: [[Actor]]', '', 'Not: [[Actor.gone]], [old](/api/class/Gone)');
    expect(missing).toEqual([
      { file: 'docs/a.mdx', line: 7, written: '[[Actor.gone]]' },
      { file: 'docs/a.mdx', line: 7, written: '/api/class/Gone' },
    ]);
  });

  it('can have double brackets in code', () => {
    expect(scan('```ts', 'const grid = [[1, 2], [3]];', 'x[[Gone]]', '```', 'Write `[[Gone]]`.').missing).toEqual([]);
  });
});

describe('a program', () => {
  it('uses the names it imports and accesses through ex', () => {
    const code = "import { Actor } from 'excalibur';\nconst a = new Actor({ pos: ex.vec(1, 2) });\nmove(a);";
    expect([...scanProgram(code, resolve)]).toEqual(['class:Actor', 'function:vec']);
  });
});
