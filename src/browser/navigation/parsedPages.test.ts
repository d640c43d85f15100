// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { preparse, takeDocument } from './parsedPages.ts';

const page = { html: '<title>Actors</title><main>Text</main>', mediaType: 'text/html', url: '' };

test('a page is taken apart once, ahead of the press', () => {
  const before = document.title;
  preparse(page, 'link');
  const next = takeDocument(page);
  expect(next.title).toBe('Actors');
  expect(document.title).toBe(before);
});

test('a document that was swapped in is never given out again', () => {
  preparse(page, 'link');
  takeDocument(page).querySelector('main')!.remove();
  expect(takeDocument(page).querySelector('main')).not.toBeNull();
});

test('what was taken apart for another page is not taken for this one', () => {
  preparse({ ...page, html: '<title>Scenes</title>' }, 'link');
  expect(takeDocument(page).title).toBe('Actors');
});

test('a file that is no page is left alone', () => {
  preparse({ html: '', mediaType: 'image/png', url: '' }, 'link');
  expect(takeDocument(page).title).toBe('Actors');
});

test('a page the visitor came from and one they point at are both ready', () => {
  const scenes = { ...page, html: '<title>Scenes</title>' };
  preparse(page, 'back');
  preparse(scenes, 'link');
  expect(takeDocument(page).title).toBe('Actors');
});
