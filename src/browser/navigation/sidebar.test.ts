// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { moveCurrentLink } from './sidebar.ts';

const build = (current: number, name = 'docs'): string =>
  `<nav data-sidebar data-astro-transition-persist="${name}">${['a', 'b', 'a']
    .map((href, at) => `<a href="/${href}"${at === current ? ' aria-current="page"' : ''}>x</a>`)
    .join('')}</nav>`;
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const listMarks = (): (string | null)[] =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('aria-current'));

test('the link that is current on the next page becomes current, even if two lead there', () => {
  document.body.innerHTML = build(1);
  moveCurrentLink(parse(build(2)));
  expect(listMarks()).toEqual([null, null, 'page']);
});

test('a page without a current link clears it', () => {
  document.body.innerHTML = build(1);
  moveCurrentLink(parse(build(-1)));
  expect(listMarks()).toEqual([null, null, null]);
});

test('another sidebar is left alone: it is replaced with its page', () => {
  document.body.innerHTML = build(1);
  moveCurrentLink(parse(build(2, 'other')));
  expect(listMarks()).toEqual([null, 'page', null]);
});
