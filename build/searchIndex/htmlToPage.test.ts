import { expect, test } from 'vitest';
import { htmlToPage } from './htmlToPage.ts';
import { toRecords } from './toRecords.ts';

const wrap = (main: string, head = ''): string =>
  `<html><head><title>T | Site</title>${head}</head><body><nav>Menu</nav><main>${main}</main></body></html>`;

const DOC = wrap(
  `
  <nav aria-label="Docs"><a href="/docs/other">Other</a></nav>
  <article>
    <nav aria-label="Breadcrumbs"><ol><li><a aria-label="Home page"></a></li><li>Graphics</li><li>Tint</li></ol></nav>
    <h1>Tint</h1><button>Copy</button>
    <p>Color a <a href="/base/api/class/Sprite#tint">sprite</a><code>.tint</code>.</p>
    <div class="code-block"><span>TypeScript</span><pre>const secret = 1;</pre></div>
    <h2 id="how">How it works<a aria-label="Direct link to How it works" href="#how">#</a></h2>
    <p>It multiplies.</p><ul><li>One</li><li>Two</li></ul>
    <h3 id="why">Why &lt;b&gt;</h3><p>Because.</p>
    <div class="doc-footer">Edit this page</div>
  </article>`,
  '<meta name="keywords" content="color, dye">',
);

test('a docs page is split at its headings, without the surrounding layout', () => {
  const { page, links } = htmlToPage(DOC, '/docs/tint', '/base/')!;
  expect(page).toMatchObject({ route: '/docs/tint', kind: 'docs', group: 'Graphics', keywords: 'color, dye' });
  expect(page.sections).toEqual([
    { level: 1, anchor: '', heading: 'Tint', content: 'Color a sprite.tint.' },
    { level: 2, anchor: 'how', heading: 'How it works', content: 'It multiplies. One Two' },
    { level: 3, anchor: 'why', heading: 'Why <b>', content: 'Because.' },
  ]);
  expect(links).toEqual(['/api/class/Sprite']);
});

const contentOf = (main: string): string => htmlToPage(wrap(main), '/docs/tint', '/')!.page.sections[0]!.content;

test.each([
  ['text outside paragraphs', '<div>Save AT&amp;T &lt;3 &mdash; now</div>', 'Save AT&T <3 — now'],
  ['comments between words', '<p>a<!-- -->b<!-- <h2>no</h2> -->c</p>', 'a b c'],
  ['inline elements', '<p>One <em>two</em>, <code>three</code>.</p>', 'One two, three.'],
  ['nested lists', '<ul><li>One<ul><li>Two</li></ul></li><li><p>Three</p></li></ul>', 'One Two Three'],
  ['tables', '<table><thead><tr><th>A</th></tr></thead><tr><td>B</td></tr></table>', 'A B'],
  ['markup in attributes', '<p data-html="<h2>a</h2> > b">c</p>', 'c'],
  ['hidden elements', '<p>a<span aria-hidden="true">b</span><i class="x sr-only">c</i>d</p>', 'a d'],
  ['elements without text', '<style>a > b {}</style><svg><title>x</title></svg><template><p>y</p></template>z', 'z'],
])('%s: only visible text is indexed', (_, main, content) => {
  expect(contentOf(main)).toBe(content);
});

test('links in code and SVG images count, links in templates do not', () => {
  const main = '<pre><a href="/a">x</a></pre><svg><a href="/b"/></svg><template><a href="/c">x</a></template>';
  expect(htmlToPage(wrap(main), '/docs/tint', '/')!.links).toEqual(['/a', '/b']);
});

test('several links to the same page count once', () => {
  const html = wrap(`<a href="/docs/a">1</a><a href="/docs/a/#b">2</a><a href="/docs/a?c">3</a><a href="b">4</a>`);
  expect(htmlToPage(html, '/docs/tint', '/')!.links).toEqual(['/docs/a']);
});

test('an API page is split at its members and events, without lists of other symbols', () => {
  const html = wrap(`<article><h1>Actor</h1><p>A thing.</p>
    <h2 id="group-family">Inheritance</h2><p>Entity</p>
    <h2 id="group-methods">Methods <span class="api-count">2</span></h2>
    <section><h3 id="kill">kill</h3><p>Removes it.</p><p class="api-origin">Overrides x</p></section>
    <table><tr id="event-kill"><th><code>kill</code></th><td>KillEvent</td></tr></table>
    <h2 id="group-usage">Where it is used</h2><p>Scene.add</p></article>`);
  const { page } = htmlToPage(html, '/api/class/Actor', '/')!;
  expect(page).toMatchObject({ kind: 'api', group: 'API: classes' });
  expect(page.sections.map(({ heading, anchor, content }) => [heading, anchor, content])).toEqual([
    ['Actor', '', 'A thing.'],
    ['kill', 'kill', 'Removes it.'],
    ['kill', 'event-kill', 'KillEvent'],
  ]);
});

test.each([
  ['a noindex page', wrap('<h1>X</h1>', '<meta name="robots" content="noindex">'), '/x'],
  ['a redirect', '<meta http-equiv="refresh" content="0;url=/docs/performance">', '/docs/webgl'],
  ['a list of tags', wrap('<h1>Tags</h1>'), '/docs/tags'],
])('%s is not indexed', (_, html, route) => {
  expect(htmlToPage(html, route, '/')).toBeUndefined();
});

test('records have the fields the hosted service filters by and displays', () => {
  const { page } = htmlToPage(DOC, '/docs/tint', '/base/')!;
  const records = toRecords([page], 'https://example.com', 'en');
  expect(records[2]).toMatchObject({
    url: 'https://example.com/docs/tint#why',
    type: 'lvl3',
    hierarchy: { lvl0: 'Graphics', lvl1: 'Tint', lvl2: 'How it works', lvl3: 'Why <b>', lvl4: null },
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    kind: 'docs',
  });
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});
