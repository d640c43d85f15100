import { describe, expect, it } from 'vitest';
import { checkFences } from './checkFences.ts';
import { readFences } from './readFences.ts';

const page = (...lines: string[]) => lines.join('\n');
const problemsOf = (text: string) => checkFences(readFences(text, 'docs/x.mdx')).flatMap(({ problems }) => problems);

describe('code fences', () => {
  it('are read with their line numbers', () => {
    const text = page('# Hi', '', '```ts title="a.ts"', 'const a = 1;', '```', '', '```bash', 'npm i', '```');
    expect(readFences(text, 'docs/x.mdx')).toEqual([
      { file: 'docs/x.mdx', line: 4, language: 'ts', code: 'const a = 1;', expectError: undefined, engine: undefined },
    ]);
  });

  it('are skipped when marked as fragments', () => {
    expect(readFences(page('```ts fragment', 'actor.kill()', '```'), 'docs/x.mdx')).toEqual([]);
  });

  it('compile against the engine', () => {
    expect(
      problemsOf(page('```ts', "import { Actor, vec } from 'excalibur';", 'new Actor({ pos: vec(1, 2) });', '```')),
    ).toEqual([]);
  });

  it('compile against the engine version they name', () => {
    const fence = (meta: string) =>
      page(
        `\`\`\`ts ${meta}`,
        "import { ParticleEmitter } from 'excalibur';",
        'new ParticleEmitter({ x: 1, y: 1, particleLife: 300 });',
        '```',
      );
    expect(problemsOf(fence('engine="0.29.3" title="Before"'))).toEqual([]);
    expect(problemsOf(fence('title="Now"'))).toEqual([expect.stringContaining('particleLife')]);
  });

  it("are reported with file and line when they don't compile", () => {
    const text = page('', '```ts', "import { vec } from 'excalibur';", "vec('one', 2);", '```');
    expect(problemsOf(text)).toEqual([expect.stringMatching(/^docs\/x\.mdx:4: TS2345: /)]);
  });

  it('can expect an error, and then must produce it', () => {
    const fence = (meta: string, code: string) =>
      page(`\`\`\`ts ${meta}`, "import { vec } from 'excalibur';", code, '```');
    expect(problemsOf(fence('expect-error=2345', "vec('one', 2);"))).toEqual([]);
    expect(problemsOf(fence('expect-error', 'vec(1, 2);'))).toEqual([expect.stringContaining('it compiles')]);
  });
});
