import type { FeedInfo } from './atom.ts';
import type { FeedItem } from './feedModel.ts';

/** The blog as a JSON feed. */
export function buildJsonFeed(items: readonly FeedItem[], info: FeedInfo): string {
  return JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: info.title,
      description: info.description,
      home_page_url: info.home,
      feed_url: info.self,
      language: 'en',
      items: items.map((item) => ({
        id: item.id,
        url: item.url,
        title: item.title,
        summary: item.summary,
        content_html: item.contentHtml,
        date_published: item.date.toISOString(),
        authors: item.authors.map((name) => ({ name })),
        tags: item.tags,
      })),
    },
    null,
    1,
  );
}
