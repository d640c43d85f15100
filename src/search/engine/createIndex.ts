import MiniSearch from 'minisearch';
import type { Page } from './model.ts';
import { textToTerms } from './words.ts';

/** A section as indexed; ids number the sections of all pages consecutively. */
interface IndexedText {
  id: number;
  /** Set for the page itself. */
  title?: string;
  /** The last segment of the URL, which often has words that the title lacks. */
  slug?: string;
  keywords?: string;
  /** Set for the headings of a page. */
  heading?: string;
  body?: string;
}

export type TextIndex = MiniSearch<IndexedText>;

/** The number of texts indexed before yielding to other work. */
const CHUNK_SIZE = 200;

const createMiniSearch = (fields: string[]): TextIndex =>
  new MiniSearch<IndexedText>({
    fields,
    tokenize: textToTerms,
    processTerm: (term) => term,
    autoVacuum: false,
  });

const toSlug = (route: string): string => route.slice(route.lastIndexOf('/') + 1);

/** An index of titles, headings and names. */
export const createTitleIndex = (): TextIndex => createMiniSearch(['title', 'slug', 'keywords', 'heading']);

/** An index of body text. */
export const createBodyIndex = (): TextIndex => createMiniSearch(['body']);

/** Adds the titles and headings of pages; section ids start at `firstId`. */
export function addTitles(index: TextIndex, pages: readonly Page[], firstId: number): void {
  let id = firstId;
  for (const { route, keywords, sections } of pages) {
    for (const { level, heading } of sections) {
      index.add(level === 1 ? { id: id++, title: heading, slug: toSlug(route), keywords } : { id: id++, heading });
    }
  }
}

/** Adds the body text of pages in chunks, so that searches can run in between. */
export async function addBodies(index: TextIndex, pages: readonly Page[], firstId: number): Promise<void> {
  const texts = pages
    .flatMap(({ sections }) => sections)
    .map(({ content }, at) => ({ id: firstId + at, body: content }));
  await index.addAllAsync(
    texts.filter(({ body }) => body),
    { chunkSize: CHUNK_SIZE },
  );
}
