import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPages } from '../../build/html/builtPages.ts';
import { type Element, findElement, findElements } from '../../build/html/htmlTree.ts';
import { parseHtml } from '../../build/html/parseHtml.ts';
import { expect, test } from './site.ts';

const ROOT = 'dist';
/** The first row of cards is visible at once. */
const FIRST_ROW = 4;
/** Pages show the kit's files exactly as games load them. */
const MODERN = /\.(avif|webp|svg)([?#]|$)|\/kit\//;

const isImage = ({ tagName }: Element): boolean => tagName === 'img';

const sourceOf = ({ attributes }: Element): string => attributes['src'] ?? '';

function checkSize({ attributes }: Element): string | undefined {
  const hasSize = ['width', 'height'].every((name) => Number(attributes[name]) > 0);
  return hasSize ? undefined : `has no width and height: ${attributes['src']}`;
}

/** The second copy of an image, such as the glow behind it, needs no extra request. */
function withoutCopies(images: readonly Element[]): Element[] {
  const sources = images.map(sourceOf);
  return images.filter((image, index) => sources.indexOf(sourceOf(image)) === index);
}

function checkPage(html: string): string[] {
  const tree = parseHtml(html);
  const all = findElements(tree, isImage);
  const main = findElement(tree, ({ tagName }) => tagName === 'main');
  const own = main ? withoutCopies(findElements(main, isImage)) : [];
  const isLazy = ({ attributes }: Element): boolean => attributes['loading'] === 'lazy';
  const firstLazy = own.findIndex(isLazy);
  const eager = own.filter((image) => !isLazy(image)).length;
  return [
    ...all.map(checkSize),
    ...all
      .filter((image) => !MODERN.test(sourceOf(image)))
      .map((image) => `is neither AVIF, WebP nor SVG: ${sourceOf(image)}`),
    firstLazy === 0 ? `first picture waits: ${sourceOf(own[0]!)}` : undefined,
    eager > FIRST_ROW ? `${eager} pictures do not wait` : undefined,
    firstLazy > 0 && own.slice(firstLazy).some((image) => !isLazy(image)) ? 'a later picture does not wait' : undefined,
  ].filter((problem) => problem !== undefined);
}

test('every image has a size and a modern format; the first loads at once, the others lazily', () => {
  const files = listPages(ROOT);
  expect(files.length).toBeGreaterThan(0);
  const problems = files.flatMap((file) =>
    checkPage(readFileSync(path.join(ROOT, file), 'utf8')).map((problem) => `${file}: ${problem}`),
  );
  expect(problems).toEqual([]);
});
