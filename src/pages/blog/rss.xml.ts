import rss from '@astrojs/rss';
import { buildFeedInfo } from '#src/blog/feeds/feedInfo.ts';
import { loadFeedItems } from '#src/blog/feeds/feedModel.ts';

export async function GET() {
  const { title, description, home, self } = buildFeedInfo('rss.xml');
  const items = await loadFeedItems();
  return rss({
    title,
    description,
    site: home,
    items: items.map((item) => ({
      title: item.title,
      link: item.url,
      description: item.summary,
      content: item.contentHtml,
      pubDate: item.date,
      categories: item.tags,
    })),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    trailingSlash: false,
  });
}
