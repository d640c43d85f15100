import { buildFeedInfo } from '#src/blog/feeds/feedInfo.ts';
import { loadFeedItems } from '#src/blog/feeds/feedModel.ts';
import { buildJsonFeed } from '#src/blog/feeds/jsonFeed.ts';

export const GET = async () =>
  new Response(buildJsonFeed(await loadFeedItems(), buildFeedInfo('feed.json')), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
