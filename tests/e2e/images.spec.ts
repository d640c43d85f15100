import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPages } from '../../build/html/builtPages.ts';
import { readAttribute } from '../../build/html/markup.ts';
import { expect, test } from './site.ts';

const ROOT = 'dist';
/** A first row of cards is seen at once. */
const FIRST_ROW = 4;
/** Pages show files of the kit as games load them. */
const MODERN = /\.(avif|webp|svg)([?#]|$)|\/kit\//;

function checkSize(tag: string): string | undefined {
  const hasSize = ['width', 'height'].every((name) => Number(readAttribute(tag, name)) > 0);
  return hasSize ? undefined : `has no width and height: ${tag}`;
}

/** The second copy of a picture, as the glow behind it, arrives with the first. */
function withoutCopies(tags: readonly string[]): string[] {
  const sources = tags.map((tag) => readAttribute(tag, 'src'));
  return tags.filter((tag, index) => sources.indexOf(readAttribute(tag, 'src')) === index);
}

function checkPage(html: string): string[] {
  const all = html.match(/<img\b[^>]*>/g) ?? [];
  const own = withoutCopies(html.slice(html.indexOf('<main')).match(/<img\b[^>]*>/g) ?? []);
  const isLazy = (tag: string): boolean => readAttribute(tag, 'loading') === 'lazy';
  const firstLazy = own.findIndex(isLazy);
  const eager = own.filter((tag) => !isLazy(tag)).length;
  return [
    ...all.map(checkSize),
    ...all
      .filter((tag) => !MODERN.test(readAttribute(tag, 'src')))
      .map((tag) => `is neither AVIF, WebP nor SVG: ${tag}`),
    firstLazy === 0 ? `first picture waits: ${own[0]}` : undefined,
    eager > FIRST_ROW ? `${eager} pictures do not wait` : undefined,
    firstLazy > 0 && own.slice(firstLazy).some((tag) => !isLazy(tag)) ? 'a later picture does not wait' : undefined,
  ].filter((problem) => problem !== undefined);
}

test('every picture has a size and a modern format; the first arrives at once, the rest when they come near', () => {
  const files = listPages(ROOT);
  expect(files.length).toBeGreaterThan(0);
  const problems = files.flatMap((file) =>
    checkPage(readFileSync(path.join(ROOT, file), 'utf8')).map((problem) => `${file}: ${problem}`),
  );
  expect(problems).toEqual([]);
});
