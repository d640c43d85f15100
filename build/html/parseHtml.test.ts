import { describe, expect, it } from 'vitest';
import { findElement, findElements, textOf } from './htmlTree.ts';
import { parseHtml } from './parseHtml.ts';
import { visitTags } from './visitTags.ts';

const find = (html: string, name: string) => findElements(parseHtml(html), ({ tagName }) => tagName === name);

describe('the tree of a page', () => {
  it('keeps words together where character references stand between them', () => {
    expect(parseHtml('<p>AT&amp;T &lt;3 &mdash; &#39;b&#x27;</p>').children).toMatchObject([
      { tagName: 'p', children: ["AT&T <3 — 'b'"] },
    ]);
  });

  it('has attributes of all kinds, decoded', () => {
    const [image] = find(`<img hidden src=a.png title='"b"' data-html="<h2>&quot;c&quot;</h2> > d">`, 'img');
    expect(image!.attributes).toEqual({ hidden: '', src: 'a.png', title: '"b"', 'data-html': '<h2>"c"</h2> > d' });
  });

  it('takes no markup from scripts, styles and comments', () => {
    const html = '<script>"<h2>"</script><style>a > b {}</style><!-- <h2>no</h2> --><h2>yes</h2>';
    expect(find(html, 'h2').map(textOf)).toEqual(['yes']);
  });

  it('leaves out what a template holds', () => {
    expect(find('<template><h2>no</h2></template><h2>yes</h2>', 'h2').map(textOf)).toEqual(['yes']);
  });

  it('ends where it is told to', () => {
    const tree = parseHtml('<body><main><p>One</p></main><p>Two</p></body>', { until: 'main' });
    expect(textOf(tree)).toBe('One');
  });

  it('closes elements whose end tag may be left out, and reads on in SVG', () => {
    expect(find('<ul><li>One<li>Two</ul>', 'li').map(textOf)).toEqual(['One', 'Two']);
    const svg = findElement(parseHtml('<svg><path d="M0"/><a href="/b"/></svg>'), ({ tagName }) => tagName === 'svg');
    expect(svg!.children).toMatchObject([{ tagName: 'path' }, { tagName: 'a' }]);
  });
});

describe('the tags of a page', () => {
  it('are visited in order until the visitor says stop', () => {
    const seen: string[] = [];
    visitTags('<head><meta name="a"></head><body><p></body>', (name) => {
      seen.push(name);
      return name !== 'body';
    });
    expect(seen).toEqual(['head', 'meta', 'body']);
  });
});
