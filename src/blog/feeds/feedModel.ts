import { siteConfig } from '#src/config/index.ts';
import type { Post } from '#src/content/blogModel.ts';
import { isListedPost, loadPosts } from '#src/content/loadBlog.ts';
import { withBase } from '#src/lib/url.ts';
import { loadExcerpt } from '../loadExcerpt.ts';

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

export const FEED_LENGTH = 20;

export const toAddress = (route: string): string => new URL(encodeURI(withBase(route)), siteConfig.url).href;

/** A feed reader knows no page to resolve against: routes become whole addresses. */
const withAddresses = (html: string): string =>
  html.replace(
    /(href|src)="(\/[^"]*)"/g,
    (_, name: string, route: string) => `${name}="${new URL(route, siteConfig.url).href}"`,
  );

async function postToItem(post: Post): Promise<FeedItem> {
  const url = toAddress(post.route);
  return {
    id: url,
    url,
    title: post.title,
    summary: post.description,
    contentHtml: withAddresses(await loadExcerpt(post)),
    date: new Date(`${post.date}T00:00:00Z`),
    authors: post.authors.map((author) => author.name),
    tags: post.tags.map((tag) => tag.label),
  };
}

/** The newest posts, as every feed format shows them. */
export const loadFeedItems = (): Promise<FeedItem[]> =>
  Promise.all(loadPosts().filter(isListedPost).slice(0, FEED_LENGTH).map(postToItem));
