import { siteConfig } from '#src/config/index.ts';
import { buildCanonical } from '#src/config/pageUrls.ts';
import type { FeedInfo } from './atom.ts';

export const buildFeedInfo = (file: string): FeedInfo => ({
  title: `${siteConfig.title} blog`,
  description: siteConfig.blog.description,
  home: buildCanonical('/blog'),
  self: buildCanonical(`/blog/${file}`),
});
