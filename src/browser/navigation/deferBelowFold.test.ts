// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { deferBelowFold } from './deferBelowFold.ts';

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const paragraph = (id: string, letters: number): string => `<p id="${id}">${'x'.repeat(letters)}</p>`;
const listHeld = (page: Document): string[] =>
  [...page.querySelectorAll<HTMLElement>('[style*="content-visibility"]')].map(({ id }) => id);

beforeEach(() => {
  Object.defineProperty(window, 'innerHeight', { value: 600, configurable: true });
});

test('what lies far below the first screen waits, and comes in unchanged', () => {
  const blocks = ['a', 'b', 'c', 'd'].map((id) => paragraph(id, 1000));
  const page = parse(`<main><div data-flow>${blocks.join('')}</div></main>`);
  const before = page.body.innerHTML;
  const letIn = deferBelowFold(page, '');
  expect(listHeld(page)).toEqual(['d']);
  letIn();
  expect(page.body.innerHTML).toBe(before);
});

test('a block that reaches beyond is looked into', () => {
  const section = `<section id="s">${paragraph('a', 2000)}${paragraph('b', 2000)}${paragraph('c', 100)}</section>`;
  const page = parse(`<div data-flow>${section}${paragraph('d', 10)}</div>`);
  deferBelowFold(page, '');
  expect(listHeld(page)).toEqual(['c', 'd']);
});

test('a short page and what is no running text are shown at once', () => {
  const page = parse(`<nav>${paragraph('n', 90_000)}</nav><div data-flow>${paragraph('a', 100)}</div>`);
  deferBelowFold(page, '');
  expect(listHeld(page)).toEqual([]);
});

test('a page shown from a heading on has all that is above it, and waits with what is far below', () => {
  const blocks = ['a', 'b', 'c', 'd', 'e'].map((id) => paragraph(id, 2000));
  const page = parse(`<div data-flow>${blocks.join('')}</div>`);
  deferBelowFold(page, '#b');
  expect(listHeld(page)).toEqual(['d', 'e']);
});

test('a heading deep inside a block counts from where it stands', () => {
  const section = `<section>${['a', 'b', 'c', 'd'].map((id) => paragraph(id, 2000)).join('')}</section>`;
  const page = parse(`<div data-flow>${section}${paragraph('z', 10)}</div>`);
  deferBelowFold(page, '#b');
  expect(listHeld(page)).toEqual(['d', 'z']);
});

test('an unknown place holds nothing back', () => {
  const page = parse(`<div data-flow>${paragraph('a', 9000)}${paragraph('b', 9000)}</div>`);
  deferBelowFold(page, '#nowhere');
  expect(listHeld(page)).toEqual([]);
});

test('what stands under a long text waits with it', () => {
  const footer = '<footer id="f" data-below>x</footer>';
  const long = parse(`<div data-flow>${paragraph('a', 9000)}${paragraph('b', 10)}</div>${footer}`);
  deferBelowFold(long, '');
  expect(listHeld(long)).toEqual(['b', 'f']);
  const short = parse(`<div data-flow>${paragraph('a', 10)}</div>${footer}`);
  deferBelowFold(short, '');
  expect(listHeld(short)).toEqual([]);
});
