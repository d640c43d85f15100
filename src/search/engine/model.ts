/** The specification's cap on a query. */
export const QUERY_MAX_LENGTH = 64;

/** What a page is; the search page filters by it. */
export const PAGE_KINDS = ['docs', 'api', 'blog', 'samples', 'page'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A heading with the text below it, up to the next heading. The first section of a page is the page itself. */
export interface Section {
  /** 1 is the page, 2 to 6 are its headings. */
  level: number;
  /** The fragment of the address; empty for the page itself. */
  anchor: string;
  heading: string;
  content: string;
}

/** A page as it is searched. */
export interface Page {
  /** The route without the base path. */
  route: string;
  kind: PageKind;
  /** The heading above the page's hits: its docs category, or what it is. */
  group: string;
  /** How often other pages lead here, from 0 to 9. */
  weight: number;
  /** Other words the author says the page is looked for with. */
  keywords: string;
  sections: Section[];
}

export interface SearchRequest {
  query: string;
  /** Counted from 0. */
  page: number;
  hitsPerPage: number;
  /** Words around the match in a snippet. */
  snippetWords: number;
  kind?: PageKind;
  /** The hits are shown in groups, so that a group's weak hits would stand above the next group's strong ones. */
  isGrouped?: boolean;
}
