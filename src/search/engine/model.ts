/** The specification's cap on a query. */
export const QUERY_MAX_LENGTH = 64;

/** What a page is; the search page filters by it. */
export const PAGE_KINDS = ['docs', 'api', 'blog', 'samples', 'page'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A heading with the text below it, up to the next heading. The first section of a page is the page itself. */
export interface Section {
  /** 1 is the page, 2 to 6 are its headings. */
  level: number;
  /** The URL fragment; empty for the page itself. */
  anchor: string;
  heading: string;
  content: string;
}

/** A page as indexed. */
export interface Page {
  /** The route without the base path. */
  route: string;
  kind: PageKind;
  /** The group title for the page's hits: its docs category, or the kind of page. */
  group: string;
  /** Derived from the number of pages that link here, from 0 to 9. */
  weight: number;
  /** Additional search words from the author. */
  keywords: string;
  sections: Section[];
}

export interface SearchRequest {
  query: string;
  /** Zero-based. */
  page: number;
  hitsPerPage: number;
  /** Words around the match in a snippet. */
  snippetWords: number;
  kind?: PageKind;
  /** Hits are displayed in groups, where a group's weak hits would appear above the next group's strong ones. */
  isGrouped?: boolean;
}
