import { describe, expect, it, test } from 'vitest';
import { htmlToSections } from '../htmlToSections.ts';
import { visibleText } from '../visibleText.ts';
import type { Element } from './htmlTree.ts';
import { attributeOf, findElement, findElements } from './htmlTree.ts';
import { parseAnyHtml } from './parseAnyHtml.ts';
import { parseHtml } from './parseHtml.ts';
import { readTree } from './readTree.ts';

const toPage = (main: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>A &amp; B</title><script>if (1 < 2) "<main>";</script></head>` +
  `<body class=plain><header data-menu='<main class="x">'><img alt=""><br/></header><main>${main}</main></body></html>`;

/** All that a page is asked for. */
const describeTree = (tree: Element) => {
  const main = findElement(tree, ({ tagName }) => tagName === 'main')!;
  return {
    title: visibleText(findElement(tree, ({ tagName }) => tagName === 'title')!),
    sections: htmlToSections(main, 'Page'),
    text: visibleText(main),
    links: findElements(main, ({ tagName }) => tagName === 'a').map((link) => attributeOf(link, 'href')),
  };
};

const PLAIN: [what: string, main: string][] = [
  ['text in paragraphs', '<p>One <em>two</em>, <code>three</code>.</p> <p>Four</p>'],
  [
    'headings with sections',
    '<h1>T</h1><h2 id="a">A</h2><p>x</p><h3 id="b">B<a aria-label="Direct link to B">#</a></h3>y',
  ],
  ['lists in lists', '<ul><li>One<ul><li>Two</li></ul></li><li><p>Three</p></li></ul><dl><dt>a</dt><dd>b</dd></dl>'],
  [
    'tables',
    '<table><thead><tr><th>A</th></tr></thead> <tbody><tr id="event-x"><th>x</th><td>y</td></tr></tbody></table>',
  ],
  ['rows without a body', '<table><tr><td>x</td></tr></table>'],
  ['character references', '<p title="&quot;">a &lt; b &#x26;&amp; c &gt; d&#39;s &#60;e&#62; f&nbsp;g AT& T</p>'],
  ['references in addresses', '<a href="/a?b=1&amp;c=2">x</a>'],
  ['comments', '<p>a<!-- -->b<!---->c</p><!-- <h2 id="no">No</h2> -->'],
  [
    'attributes of all kinds',
    `<p hidden id=a class='silly "sr-only" x' data-x="class=">t</p><time dateTime="x">u</time>`,
  ],
  ['signs inside of attributes', '<p data-html="<h2>a</h2> > b">c</p>'],
  ['code with links', '<pre><code><span>x</span><a class="t" href="/api/x">X</a> &lt;</code></pre><p>after</p>'],
  ['pictures in pictures', '<svg><svg><title>t</title></svg><a href="/in"><path d="M0"/></a></svg><svg/><p>after</p>'],
  ['content that is no markup', '<style>a > b {}</style><textarea><p></textarea><noscript><a href="/no"></noscript>'],
  ['templates', '<template><h2 id="t">T</h2><a href="/no">x</a></template><p>after</p>'],
  ['silent parts', '<nav><a href="/n">n</a></nav><p>a<span aria-hidden="true">b</span><button>c</button>d</p>'],
];

test.each(PLAIN)('%s are read as a parser of all HTML reads them', (_, main) => {
  const tree = readTree(toPage(main));
  expect(tree).toBeDefined();
  expect(describeTree(tree!)).toEqual(describeTree(parseAnyHtml(toPage(main))));
});

const STRANGE: [what: string, main: string][] = [
  ['paragraphs without an end', '<div><p>One<p>Two</div>'],
  ['a block that ends a paragraph', '<p>One<div>Two</div></p>'],
  ['items without an end', '<ul><li>One<li>Two</ul>'],
  ['an item in an item', '<ul><li>One<div><li>Two</li></div></li></ul>'],
  ['a heading in a heading', '<h2 id="a">One<h3 id="b">Two</h3></h2>'],
  ['a link in a link', '<a href="/a">One<span><a href="/b">Two</a></span></a>'],
  ['elements that overlap', '<b>One<i>Two</b>Three</i>'],
  ['an end without a start', '<p>One</p></p>Two'],
  ['text between the cells of a table', '<table><tr>One<td>Two</td></tr></table>'],
  ['a block in a row of a table', '<table><tr><div>One</div><td>Two</td></tr></table>'],
  ['a cell outside of a table', '<div><td>One</td></div>'],
  ['a rare reference', '<p>One&mdash;two</p>'],
  ['a reference without an end', '<p>One &lt two</p>'],
  ['a reference that means another character', '<p>&#150;</p>'],
  ['a sign that is no tag', '<p>1 < 2</p>'],
  ['a tag with a stray quotation mark', '<p class="a"">One</p>'],
  ['tags in capitals', '<P CLASS="sr-only">One</P>Two'],
  ['attributes in capitals', '<p CLASS="sr-only">One</p>Two'],
  ['a formula', '<math><mi>x</mi></math>'],
  ['a script with a comment', '<script><!-- <script> </script> --></script>'],
];

test.each(STRANGE)('%s: left to that parser', (_, main) => {
  expect(readTree(toPage(main))).toBeUndefined();
  expect(describeTree(parseHtml(toPage(main)))).toEqual(describeTree(parseAnyHtml(toPage(main))));
});

describe('reading a page', () => {
  it('ends with its main part', () => {
    const tree = readTree('<main><p>One</p></main><p>Two<div>');
    expect(visibleText(tree!)).toBe('One');
  });

  it('fails where an element stays open', () => {
    expect(readTree('<div><p>One</p>')).toBeUndefined();
    expect(readTree('<p>One</p><script>')).toBeUndefined();
    expect(readTree('<p>One</p><!-- ')).toBeUndefined();
  });
});
