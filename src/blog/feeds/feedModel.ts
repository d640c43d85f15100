import { siteConfig } from '#src/config/index.ts';
import { buildCanonical } from '#src/config/pageUrls.ts';
import type { Post } from '#src/content/read/blogModel.ts';
import { loadExcerpt } from '../loadExcerpt.ts';
import { loadListedPosts } from '../loadListedPosts.ts';

export interface FeedItem {
  id: string;
  url: string;
  title: string;
  summary: string;
  contentHtml: string;
  date: Date;
  authors: string[];
  tags: string[];
}

const FEED_LENGTH = 20;

/** Feed readers have no page to resolve paths against, so links become absolute. */
const withAbsoluteLinks = (html: string): string =>
  html.replace(
    /(href|src)="(\/[^"]*)"/g,
    (_, name: string, route: string) => `${name}="${new URL(route, siteConfig.url).href}"`,
  );

async function postToItem(post: Post): Promise<FeedItem> {
  const url = buildCanonical(post.route);
  return {
    id: url,
    url,
    title: post.title,
    summary: post.description,
    contentHtml: withAbsoluteLinks(await loadExcerpt(post)),
    date: new Date(`${post.date}T00:00:00Z`),
    authors: post.authors.map((author) => author.name),
    tags: post.tags.map((tag) => tag.label),
  };
}

/** The newest posts, as every feed format shows them. */
export const loadFeedItems = (): Promise<FeedItem[]> =>
  Promise.all(loadListedPosts().slice(0, FEED_LENGTH).map(postToItem));
