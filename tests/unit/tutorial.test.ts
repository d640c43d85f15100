import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCodeMeta } from '#src/ui/CodeBlock/codeMeta.ts';
import { applyDiff } from './applyDiff.ts';

const FOLDER = 'docs/tutorial';
const FENCE = /^```ts (.*)\n([\s\S]*?)\n```$/gm;

type Files = Map<string, string[]>;

const readFolder = (folder: string): Files =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8').trimEnd().split('\n')]),
  );
const readStep = (number: number): Files => readFolder(`${FOLDER}/examples/step-${number}`);

/** The files a reader ends up with after following a page: complete files are saved, diffs are applied. */
function followPage(page: string, start: Files): Files {
  const files = new Map(start);
  for (const [, meta, code] of page.matchAll(FENCE)) {
    const { title, diff } = parseCodeMeta(meta);
    const name = title?.replace(/^src\//, '');
    if (!name || !title?.startsWith('src/')) continue;
    const lines = code!.split('\n');
    files.set(name, diff ? applyDiff(files.get(name) ?? [], lines) : lines);
  }
  return files;
}

const pages = readdirSync(FOLDER)
  .flatMap((name) => {
    const number = /^step-(\d+)-.*\.mdx$/.exec(name)?.[1];
    return number === undefined ? [] : [{ number: Number(number), text: readFileSync(`${FOLDER}/${name}`, 'utf8') }];
  })
  .sort((a, b) => a.number - b.number);

describe('the tutorial', () => {
  it('has the steps 0 to 16', () => {
    expect(pages.map(({ number }) => number)).toEqual([...Array(17).keys()]);
  });

  it.each(pages)('leads from the files of the step before to those of step $number', ({ number, text }) => {
    const before: Files = number === 0 ? new Map() : readStep(number - 1);
    expect(Object.fromEntries(followPage(text, before))).toEqual(Object.fromEntries(readStep(number)));
  });

  it.each(pages)('runs the program of step $number on its page', ({ number, text }) => {
    expect(text).toContain(`<Example src="./examples/step-${number}/main.ts"`);
  });

  it("ends in the sample, whose entry adds pausing and gamepads and draws with the screen's own pixels", () => {
    const sample = readFolder('samples/excalibird');
    const step = readStep(16);
    const isDifferent = (line: string) => line === '' || /\b(addPause|addGamepad|pixelRatio)\b/.test(line);
    const withoutDifferent = (lines: readonly string[] = []) => lines.filter((line) => !isDifferent(line));
    expect(withoutDifferent(sample.get('main.ts'))).toEqual(withoutDifferent(step.get('main.ts')));
    for (const files of [sample, step]) files.delete('main.ts');
    expect(sample).toEqual(step);
  });
});

describe('following a page', () => {
  const start: Files = new Map([['a.ts', ['one', 'two']]]);
  const fence = (body: string) => `\`\`\`ts diff title="src/a.ts"\n${body}\n\`\`\``;

  it('applies its diffs', () => {
    expect(followPage(fence(' one\n-two\n+  three'), start).get('a.ts')).toEqual(['one', '  three']);
  });

  it('fails on a diff that is not true', () => {
    expect(() => followPage(fence('-three\n+four'), start)).toThrow('three');
  });
});
