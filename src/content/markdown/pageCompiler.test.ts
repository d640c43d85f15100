import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMarkdownConfig } from './config.ts';
import { evaluatePage } from './evaluatePage.ts';
import { createPageCompiler } from './pageCompiler.ts';

const { processor } = createMarkdownConfig({
  resolveSymbol: () => undefined,
  resolveFile: () => undefined,
  isLinkable: () => false,
});
const compile = createPageCompiler(processor);

const toPage = (body: string) => ({ file: path.posix.join('docs', 'page.mdx'), body, bodyLine: 5 });

interface Made {
  type: unknown;
  props: Record<string, unknown>;
}
const jsx = (type: unknown, props: Record<string, unknown>): Made => ({ type, props });
const RUNTIME = { Fragment: 'fragment', jsx, jsxs: jsx };

/** All that a page is made of, as one text. */
const run = (code: string, components: Record<string, unknown>): string =>
  JSON.stringify(evaluatePage(code, 'docs/page.mdx', RUNTIME).MDXContent({ components }));

describe('a page made without the bundler', () => {
  it('has its text, its headings and its components', async () => {
    const code = await compile(toPage('## First part\n\nSome *text*.\n\n<Demo name="maze" />\n\n{1 + 1}'));
    const made = run(code, { Fragment: 'fragment', Demo: 'demo' });
    expect(made).toContain('<em>text</em>');
    expect(made).toContain('{"type":"demo","props":{"name":"maze"}}');
    expect(made).toContain('2');
    expect(evaluatePage(code, 'docs/page.mdx', RUNTIME).getHeadings()).toEqual([
      { depth: 2, slug: 'first-part', text: 'First part' },
    ]);
  });

  it('keeps lines of text that look like code', async () => {
    const code = await compile(toPage('```js\nimport {a} from "astro/jsx-runtime";\nexport const x = 1;\n```'));
    const made = run(code, { Fragment: 'fragment' });
    expect(made.replace(/<[^>]+>/g, '')).toContain('export const x = 1;');
    expect(made.replace(/<[^>]+>/g, '')).toContain('import {a} from');
  });

  it('says file, line and column of a mistake', async () => {
    await expect(compile(toPage('Fine.\n\n<Demo'))).rejects.toThrow(/^docs\/page\.mdx:7:\d+: /);
  });
});
