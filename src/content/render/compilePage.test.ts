import path from 'node:path';
import { run, type RunOptions } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { createPageCompiler } from './compilePage.ts';

const compile = createPageCompiler({
  resolveSymbol: () => undefined,
  resolveFile: () => undefined,
  isLinkable: () => false,
});

const FOLDER = 'tests/fixtures/docs';
const toPage = (body: string, name = 'page.mdx') => ({ file: `${FOLDER}/${name}`, body, bodyLine: 5 });
const toModule = (name: string): string => path.posix.join(process.cwd(), FOLDER, name);

interface Made {
  type: unknown;
  props: Record<string, unknown>;
}
const jsx = (type: unknown, props: Record<string, unknown>): Made => ({ type, props });

/** All that a page is made of, as one text. */
async function runPage(code: string, modules: object = {}): Promise<string> {
  const { default: Content } = await run(code, { Fragment: 'fragment', jsx, jsxs: jsx, modules } as RunOptions);
  return JSON.stringify(
    (Content as (props: object) => unknown)({ components: { Fragment: 'fragment', Demo: 'demo' } }),
  );
}

describe('a compiled page', () => {
  it('has its text, its headings and its components', async () => {
    const { code, headings, modules } = await compile(
      toPage('## First part\n\nSome *text*.\n\n<Demo name="maze" />\n\n{1 + 1}'),
    );
    const made = await runPage(code);
    expect(made).toContain('<em>text</em>');
    expect(made).toContain('{"type":"demo","props":{"name":"maze"}}');
    expect(made).toContain('2');
    expect(headings).toEqual([{ depth: 2, slug: 'first-part', text: 'First part' }]);
    expect(modules).toEqual([]);
  });

  it('shows code that looks like its own', async () => {
    const { code, modules } = await compile(
      toPage('```js\nimport {a} from "astro/jsx-runtime";\nexport const x = 1;\nreturn arguments[0];\n```'),
    );
    const made = (await runPage(code)).replace(/<[^>]+>/g, '');
    expect(made).toContain('export const x = 1;');
    expect(made).toContain('import {a} from');
    expect(modules).toEqual([]);
  });

  it('takes what it imports from the modules it is called with', async () => {
    const body = [
      "import Box, { Lid as Top } from './imports/Counter.tsx';",
      "import * as all from './imports/Counter.tsx';",
      "import note from './imports/note.txt?raw';",
      '',
      '<Box><Top /><all.Foot /></Box>',
      '',
      '{note}',
    ].join('\n');
    const { code, modules } = await compile(toPage(body));
    const counter = toModule('imports/Counter.tsx');
    const note = `${toModule('imports/note.txt')}?raw`;
    expect(modules).toEqual([counter, note]);
    const made = await runPage(code, {
      [counter]: { default: 'box', Lid: 'lid', Foot: 'foot' },
      [note]: { default: 'a raw text' },
    });
    for (const name of ['"box"', '"lid"', '"foot"', 'a raw text']) expect(made).toContain(name);
  });

  it('names the module of a component that hydrates', async () => {
    const { code } = await compile(
      toPage("import { Counter } from './imports/Counter.tsx';\n\n<Counter client:idle start={2} />"),
    );
    const made = await runPage(code, { [toModule('imports/Counter.tsx')]: { Counter: 'counter' } });
    expect(made).toContain(`"client:component-path":"${toModule('imports/Counter.tsx')}"`);
    expect(made).toContain('"client:component-export":"Counter"');
  });

  it('shows images next to it by the image component of Astro', async () => {
    const { code, modules } = await compile(toPage('![A ball](./imports/ball.png)'));
    expect(modules).toEqual([toModule('imports/ball.png'), 'astro:assets']);
    const made = await runPage(code, {
      [toModule('imports/ball.png')]: { default: 'the ball' },
      'astro:assets': { Image: 'image' },
    });
    expect(made).toContain('"type":"image"');
    expect(made).toContain('"alt":"A ball","src":"the ball"');
  });

  it('may be plain Markdown with HTML in it', async () => {
    const body = 'A <kbd>key</kbd>, {not code}.\n\n<!-- gone -->\n\n```ts title="main.ts"\nlet a;\n```';
    const made = await runPage((await compile(toPage(body, 'page.md'))).code);
    expect(made).toContain('<p>A <kbd>key</kbd>, {not code}.</p>');
    expect(made).toContain('main.ts');
    expect(made).not.toContain('gone');
  });
});

describe('a mistake in a page', () => {
  it('is reported with file, line and column', async () => {
    await expect(compile(toPage('Fine.\n\n<Demo'))).rejects.toThrow(/^tests\/fixtures\/docs\/page\.mdx:7:\d+: /);
  });

  it.each([
    ["import a from './gone.tsx';", 'imports "./gone.tsx", which does not exist'],
    ['![x](./gone.png)', 'the image "./gone.png" does not exist'],
    ["export { a } from './imports/Counter.tsx';", 'cannot export from another file'],
    ['<Counter client:load />', '<Counter client:load> is not imported'],
  ])('such as %s is reported with its place', async (body, message) => {
    await expect(compile(toPage(body))).rejects.toThrow(message);
    await expect(compile(toPage(body))).rejects.toThrow(`${FOLDER}/page.mdx:5`);
  });
});
