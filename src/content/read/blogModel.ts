import type { PostFrontMatter } from './frontMatter.ts';

export interface Author {
  key: string;
  name: string;
  title?: string;
  url?: string;
  description?: string;
}

export interface BlogTag {
  slug: string;
  label: string;
  description?: string;
}

/** A blog post, as read from its file. */
export interface Post {
  /** The route without the base path, decoded: may hold spaces and capitals. */
  route: string;
  slug: string;
  title: string;
  description: string;
  /** ISO date, e.g. 2024-12-13. */
  date: string;
  authors: Author[];
  tags: BlogTag[];
  readingMinutes: number;
  /** Whether the post goes on after its truncate marker. */
  hasMore: boolean;
  file: string;
  frontMatter: PostFrontMatter;
  body: string;
  bodyLine: number;
}
