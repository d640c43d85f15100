import { describe, expect, it } from 'vitest';
import { guardLoops } from './guardLoops.ts';

/** Runs guarded code with a guard that throws after a number of iterations and records the lines that called it. */
function runGuarded(code: string, limit = 50): { lines: number[]; stopped: boolean; result: unknown } {
  const lines: number[] = [];
  const loop = (line: number) => {
    lines.push(line);
    if (lines.length > limit) throw new Error('guard');
  };
  function* each(line: number, items: Iterable<unknown>) {
    for (const item of items) {
      loop(line);
      yield item;
    }
  }
  try {
    const result: unknown = new Function('$$loop', '$$each', guardLoops(code))(loop, each);
    return { lines, stopped: false, result };
  } catch (error) {
    return { lines, stopped: (error as Error).message === 'guard', result: undefined };
  }
}

describe('loop guard', () => {
  it.each([
    ['while', 'while (true) {}'],
    ['while without a body', 'while (true);'],
    ['do while', 'do {} while (true)'],
    ['for without a head', 'for (;;) {}'],
    ['for without a body', 'for (let i = 0; i < 1; );'],
    ['for with an empty condition', 'for (let i = 0; ; i++) {}'],
    ['for with functions in its head', 'for (let i = 0, f = () => { let a; return a; }; !f(); i++) {}'],
    [
      'for of over an infinite generator',
      'const e = { [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }) }) }; for (const x of e) {}',
    ],
    [
      'for of with a single statement',
      'const e = { [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }) }) }; for (const x of e) x + 1;',
    ],
    ['a loop that catches what stops it', 'while (true) { try { while (true) {} } catch {} }'],
    ['a labelled loop', 'outer: for (;;) { for (;;) continue outer; }'],
    ['a loop in a template', 'const a = `${(() => { while (true) {} })()}`;'],
  ])('stops an infinite %s', (_, code) => {
    expect(runGuarded(code).stopped).toBe(true);
  });

  it.each([
    ['sums', 'let s = 0; for (let i = 0; i < 5; i++) s += i; return s', 10],
    ['of', 'let s = 0; for (const x of [1, 2, 3]) s += x; return s', 6],
    ['of with a comma in brackets', 'let s = 0; for (const [a, b] of [[1, 2], [3, 4]]) s += a * b; return s', 14],
    ['in', 'const k = []; for (const key in { a: 1, b: 2 }) k.push(key); return k.join()', 'a,b'],
    ['do', 'let n = 0; do n++; while (n < 4); return n', 4],
    ['comma test', 'let n = 0; while (n++, n < 3); return n', 3],
    ['methods named like keywords', 'const o = { for(a) { return a; }, while: 2 }; return o.for(1) + o.while', 3],
    ['of as a name', 'let of = [1, 2], s = 0; for (of of [3, 4]) s += of; return s', 7],
    ['early exit', 'for (const x of [1, 2, 3]) if (x === 2) return x', 2],
  ])("doesn't change the result of %s", (_, code, expected) => {
    expect(runGuarded(code).result).toBe(expected);
  });

  it('preserves line numbers and reports the line of the loop', () => {
    const code = 'let n = 0;\n\nwhile (\n  n < 1\n) {\n  n++;\n}\n\nfor (const x of [1]) {\n  n += x;\n}';
    expect(guardLoops(code).split('\n')).toHaveLength(code.split('\n').length);
    expect(runGuarded(code).lines).toEqual([3, 3, 9]);
  });

  it('ignores strings, comments and regular expressions', () => {
    const code = '// while (true) {}\nconst a = "for (;;) {}", b = /while(x)/;';
    expect(guardLoops(code)).toBe(code);
  });
});
