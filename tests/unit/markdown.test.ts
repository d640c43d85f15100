import { readFileSync } from 'node:fs';
import { evaluate } from '@mdx-js/mdx';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { createPlugins } from '#src/content/markdown/plugins.ts';
import { prepareMarkdown } from '#src/content/markdown/prepareMarkdown.ts';
import type { MarkdownContext } from '#src/content/markdown/types.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  Actor: '/api/class/Actor',
  'Actor.pos': '/api/class/Actor#pos',
  Vector: '/api/class/Vector',
  vec: '/api/function/vec',
};

const context: MarkdownContext = {
  resolveSymbol: (name) => SYMBOLS[name],
  isLinkable: (name) => name in SYMBOLS,
  resolveFile: (file) => (file === 'tests/fixtures/docs/other.md' ? '/docs/other' : undefined),
};

const FIXTURE = 'tests/fixtures/docs/features.mdx';

/** Front matter is blanked, not removed, so that line numbers stay right; the site's own pipeline does the same. */
const blankFrontMatter = (text: string): string =>
  text.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ''));

async function render(source: string, file = FIXTURE): Promise<string> {
  const value = prepareMarkdown(blankFrontMatter(source));
  const { remarkPlugins, rehypePlugins } = createPlugins(context);
  const { default: Content } = await evaluate(new VFile({ value, path: `${process.cwd()}/${file}` }), {
    ...(runtime as object),
    Fragment,
    jsx: runtime.jsx,
    jsxs: runtime.jsxs,
    remarkPlugins,
    rehypePlugins,
  } as Parameters<typeof evaluate>[1]);
  const Example = ({ id, title }: { id: string; title?: string }) =>
    createElement('div', { 'data-example': id }, title);
  return renderToStaticMarkup(createElement(Content, { components: { LiveExample: Example } }));
}

describe('a page in the common syntax', () => {
  it('becomes the expected HTML without changing a line of it', async () => {
    const html = await render(readFileSync(FIXTURE, 'utf8'));
    await expect(html.replace(/></g, '>\n<')).toMatchFileSnapshot('../fixtures/docs/features.expected.html');
  });
});

describe('symbols', () => {
  it('link to the API by name, with a label of their own, and from inline code', async () => {
    const html = await render('[[Actor.pos]] and [[Actor|actors]] and `ex.vec()` and `other`');
    expect(html).toContain(
      '<a href="/api/class/Actor#pos" class="api-link" data-api="Actor.pos"><code>Actor.pos</code></a>',
    );
    expect(html).toContain('>actors</a>');
    expect(html).toContain('href="/api/function/vec"');
    expect(html).toContain('<code>other</code>');
  });

  it('that the engine does not export stop the build with file and line', async () => {
    await expect(render('Fine.\n\nSee [[Acotr]].')).rejects.toThrow(
      `${FIXTURE}:3: the engine exports no symbol "Acotr"`,
    );
  });

  it('link inside code only where they can mean nothing else', async () => {
    const html = await render('```ts\nclass Actor {}\nconst x = hero.Vector;\nnew ex.Actor();\n```');
    expect(html.match(/data-api/g)).toHaveLength(1);
  });
});

describe('links', () => {
  it('to files become routes and keep their anchor', async () => {
    expect(await render('[x](./other.md#part)')).toContain('href="/docs/other#part"');
  });

  it('to files that are no pages stop the build with file and line', async () => {
    await expect(render('\n[x](./gone.mdx)')).rejects.toThrow(
      `${FIXTURE}:2: the link "./gone.mdx" leads to tests/fixtures/docs/gone.mdx`,
    );
  });

  it('to other sites open in a new tab and say so', async () => {
    const html = await render('[x](https://example.org)');
    expect(html).toContain('target="_blank" rel="noopener"');
    expect(html).toContain('(opens in a new tab)');
  });
});

describe('colons in prose', () => {
  it('stay what the author wrote', async () => {
    expect(await render('Ratio a:b at 10:am.')).toBe('<p>Ratio a:b at 10:am.</p>');
  });
});

describe('examples', () => {
  it('in fences get a name from their page', async () => {
    expect(await render('```ts live title="Try it"\nconst a = 1;\n```')).toContain(
      'data-example="tests-fixtures-docs-features-live-1">Try it',
    );
  });

  it('that do not exist are named with file and line', async () => {
    await expect(render('\n\n<Example src="./examples/gone.ts" />')).rejects.toThrow(
      `${FIXTURE}:3: <Example src="./examples/gone.ts">`,
    );
  });
});

describe('tabs', () => {
  it("without an item are an author's mistake", async () => {
    await expect(render('<Tabs>\n\ntext\n\n</Tabs>')).rejects.toThrow('<Tabs> holds no <TabItem>');
  });
});
