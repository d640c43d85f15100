// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { deferBelowFold } from './deferBelowFold.ts';

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const paragraph = (id: string, letters: number): string => `<p id="${id}">${'x'.repeat(letters)}</p>`;
const listDeferred = (page: Document): string[] =>
  [...page.querySelectorAll<HTMLElement>('[style*="content-visibility"]')].map(({ id }) => id);

beforeEach(() => {
  Object.defineProperty(window, 'innerHeight', { value: 600, configurable: true });
});

test('blocks far below the first screen are deferred and revealed unchanged', () => {
  const blocks = ['a', 'b', 'c', 'd'].map((id) => paragraph(id, 1000));
  const page = parse(`<main><div data-flow>${blocks.join('')}</div></main>`);
  const before = page.body.innerHTML;
  const reveal = deferBelowFold(page, '');
  expect(listDeferred(page)).toEqual(['d']);
  reveal();
  expect(page.body.innerHTML).toBe(before);
});

test('a block that spans the limit is searched', () => {
  const section = `<section id="s">${paragraph('a', 2000)}${paragraph('b', 2000)}${paragraph('c', 100)}</section>`;
  const page = parse(`<div data-flow>${section}${paragraph('d', 10)}</div>`);
  deferBelowFold(page, '');
  expect(listDeferred(page)).toEqual(['c', 'd']);
});

test('short pages and other elements are rendered at once', () => {
  const page = parse(`<nav>${paragraph('n', 90_000)}</nav><div data-flow>${paragraph('a', 100)}</div>`);
  deferBelowFold(page, '');
  expect(listDeferred(page)).toEqual([]);
});

test('a page opened at a heading has everything above it and defers what is far below', () => {
  const blocks = ['a', 'b', 'c', 'd', 'e'].map((id) => paragraph(id, 2000));
  const page = parse(`<div data-flow>${blocks.join('')}</div>`);
  deferBelowFold(page, '#b');
  expect(listDeferred(page)).toEqual(['d', 'e']);
});

test('a nested heading counts from its own position', () => {
  const section = `<section>${['a', 'b', 'c', 'd'].map((id) => paragraph(id, 2000)).join('')}</section>`;
  const page = parse(`<div data-flow>${section}${paragraph('z', 10)}</div>`);
  deferBelowFold(page, '#b');
  expect(listDeferred(page)).toEqual(['d', 'z']);
});

test('an unknown hash defers nothing', () => {
  const page = parse(`<div data-flow>${paragraph('a', 9000)}${paragraph('b', 9000)}</div>`);
  deferBelowFold(page, '#nowhere');
  expect(listDeferred(page)).toEqual([]);
});

test('what comes below a long column is deferred with it', () => {
  const footer = '<footer id="f" data-below>x</footer>';
  const long = parse(`<div data-flow>${paragraph('a', 9000)}${paragraph('b', 10)}</div>${footer}`);
  deferBelowFold(long, '');
  expect(listDeferred(long)).toEqual(['b', 'f']);
  const short = parse(`<div data-flow>${paragraph('a', 10)}</div>${footer}`);
  deferBelowFold(short, '');
  expect(listDeferred(short)).toEqual([]);
});
