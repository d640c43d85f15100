import { describe, expect, it } from 'vitest';
import { checkPage, checkUnique } from './checkPage.ts';
import { pageToFacts } from './pageToFacts.ts';

const CRUMBS = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Docs', item: 'https://x.org/docs' }],
};
const POST = {
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: 'News',
  description: 'What is new.',
  datePublished: '2025-01-31',
  image: 'https://x.org/a.jpg',
  url: 'https://x.org/blog/news',
  author: [{ '@type': 'Organization', name: 'The team' }],
};
const GOOD_HEAD =
  '<title>A &amp; B</title><meta name="description" content="About A<B>."><link rel="canonical" href="https://x.org/a%20b">';
const page = (body: string, head = GOOD_HEAD, route = '/a b') =>
  pageToFacts(`<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`, route);
const block = (data: object | string) =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
const outside = (href: string, more = 'target="_blank" rel="noopener"') =>
  checkPage(page(`<h1>A</h1><a href="${href}" ${more}>x</a>`));

describe('a built page', () => {
  it('passes with all it needs, whatever scripts and templates hold', () => {
    const hidden = '<script>"<h1>"</script><template><h1>Error</h1></template>';
    expect(checkPage(page(`<h1>A</h1>${hidden}${block(CRUMBS)}${block(POST)}<svg><title>x</title></svg>`))).toEqual([]);
  });

  it('is told what its head lacks', () => {
    expect(checkPage(page('<h1>A</h1>', '<title> </title>'))).toEqual([
      'its title is empty',
      'it has 0 canonical URLs instead of one',
      'it has 0 descriptions instead of one',
      'its canonical URL "" is not complete',
    ]);
  });

  it('names itself in its canonical URL', () => {
    expect(checkPage(page('<h1>A</h1>', GOOD_HEAD, '/other'))).toEqual(['its canonical URL names /a b']);
  });

  it('has one first-level heading', () => {
    expect(checkPage(page('<h1>A</h1><h1 class="b">B</h1>'))).toEqual(['it has 2 first-level headings instead of one']);
  });

  it('that only redirects needs no more than a title and a URL', () => {
    const head = '<title>Moved</title><link rel="canonical" href="/b"><meta http-equiv="refresh" content="0; url=/b">';
    expect(checkPage(page('', head))).toEqual([]);
  });
});

describe('a game or demo on a page', () => {
  const check = (inside: string) => checkPage(page(`<h1>A</h1>${inside}`));

  it('says what it shows, by a caption or a label', () => {
    expect(
      check('<figure data-live-example="a-b"><figcaption class="x">A <b>knight</b></figcaption></figure>'),
    ).toEqual([]);
    expect(check('<figure aria-label="Breakout" data-live-example="samples-breakout"></figure>')).toEqual([]);
    expect(check('<figure class="picture"><img alt=""></figure>')).toEqual([]);
  });

  it('is named when it does not', () => {
    expect(check('<figure class="demo" data-demo="{&quot;a&quot;:1}"><figcaption> </figcaption></figure>')).toEqual([
      'the game or demo "{"a":1}" has neither a caption nor a label',
    ]);
    expect(check('<figure data-live-example="a-b"><img alt="A"></figure>')).toEqual([
      'the game or demo "a-b" has neither a caption nor a label',
    ]);
  });
});

describe('structured data', () => {
  const check = (data: object | string) => checkPage(page(`<h1>A</h1>${block(data)}`));

  it('must be JSON of a known type', () => {
    expect(check('{')).toEqual(['the structured data is not JSON']);
    expect(check({ '@type': 'BlogPosting' })).toEqual(['the structured data names no schema.org context']);
    expect(check({ ...POST, '@type': 'Recipe' })).toEqual(['the structured data is of the unknown type "Recipe"']);
  });

  it('must have its fields', () => {
    expect(check({ ...POST, datePublished: 'soon', author: [] })).toEqual([
      'the BlogPosting lacks a right "datePublished"',
      'the BlogPosting lacks a right "author"',
    ]);
    expect(check({ ...CRUMBS, itemListElement: [{ ...CRUMBS.itemListElement[0], position: 2 }] })).toEqual([
      'the BreadcrumbList lacks a right "itemListElement"',
    ]);
  });
});

describe('a link out of the site', () => {
  it('is an absolute URL that opens in a new tab', () => {
    expect(outside('https://x.org/a?b=c&amp;d#e')).toEqual([]);
    expect(outside('http://localhost:3000/')).toEqual(['the link "http://localhost:3000/" names no public host']);
    expect(outside('https://https://x.org')).toEqual(['the link "https://https://x.org" names no public host']);
    expect(outside('https://x.org/a b')).toEqual(['the link "https://x.org/a b" has letters an address must not have']);
    expect(outside('https://x.org/a.')).toEqual([
      'the link "https://x.org/a." ends in the punctuation of its sentence',
    ]);
    expect(outside('https://x.org/', '')).toEqual([
      'the link "https://x.org/" does not open in a new tab with noopener',
    ]);
  });
});

describe('all pages together', () => {
  it('share no title', () => {
    const pages = [page('', GOOD_HEAD, '/a'), page('', GOOD_HEAD, '/b'), page('', '<title>C</title>', '/c')];
    expect(checkUnique(pages, 'titles')).toEqual(['/a, /b: the same title "A & B"']);
  });
});
