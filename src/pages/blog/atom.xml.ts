import { buildAtom } from '#src/blog/feeds/atom.ts';
import { buildFeedInfo } from '#src/blog/feeds/feedInfo.ts';
import { loadFeedItems } from '#src/blog/feeds/feedModel.ts';

export const GET = async () =>
  new Response(buildAtom(await loadFeedItems(), buildFeedInfo('atom.xml')), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
