import { siteConfig } from '#src/config/index.ts';
import type { FeedInfo } from './atom.ts';
import { toAddress } from './feedModel.ts';

export const buildFeedInfo = (file: string): FeedInfo => ({
  title: `${siteConfig.title} blog`,
  description: siteConfig.blog.description,
  home: toAddress('/blog'),
  self: toAddress(`/blog/${file}`),
});
