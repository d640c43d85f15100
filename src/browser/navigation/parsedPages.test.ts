// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { preparse, takeDocument } from './parsedPages.ts';

const page = { html: '<title>Actors</title><main>Text</main>', mediaType: 'text/html', url: '' };

test('a page is parsed once, before the click', () => {
  const before = document.title;
  preparse(page, 'link');
  const next = takeDocument(page);
  expect(next.title).toBe('Actors');
  expect(document.title).toBe(before);
});

test('a document that was swapped in is never used again', () => {
  preparse(page, 'link');
  takeDocument(page).querySelector('main')!.remove();
  expect(takeDocument(page).querySelector('main')).not.toBeNull();
});

test('the document of another page is not used for this one', () => {
  preparse({ ...page, html: '<title>Scenes</title>' }, 'link');
  expect(takeDocument(page).title).toBe('Actors');
});

test('a file that is not a page is left alone', () => {
  preparse({ html: '', mediaType: 'image/png', url: '' }, 'link');
  expect(takeDocument(page).title).toBe('Actors');
});

test('the previous page and the one pointed at are both ready', () => {
  const scenes = { ...page, html: '<title>Scenes</title>' };
  preparse(page, 'back');
  preparse(scenes, 'link');
  expect(takeDocument(page).title).toBe('Actors');
});
