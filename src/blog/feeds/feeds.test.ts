import { describe, expect, it } from 'vitest';
import { buildAtom } from './atom.ts';
import type { FeedItem } from './feedModel.ts';
import { buildJsonFeed } from './jsonFeed.ts';

const item: FeedItem = {
  id: 'https://x.org/blog/Two%20Words',
  url: 'https://x.org/blog/Two%20Words',
  title: 'Tom & "Jerry" <3',
  summary: 'Cats & mice',
  contentHtml: '<p>Hi & bye</p>',
  date: new Date('2024-05-19T00:00:00Z'),
  authors: ['Excalibur.js team'],
  tags: ['AI'],
};
const info = { title: 'Blog', description: 'All', home: 'https://x.org/blog', self: 'https://x.org/blog/atom.xml' };

describe('feeds', () => {
  it('escape what would break the markup', () => {
    const xml = buildAtom([item], info);
    expect(xml).toContain('<title>Tom &amp; &quot;Jerry&quot; &lt;3</title>');
    expect(xml).toContain('<content type="html">&lt;p&gt;Hi &amp; bye&lt;/p&gt;</content>');
    expect(xml).toContain('<updated>2024-05-19T00:00:00.000Z</updated>');
  });

  it('say the same as JSON', () => {
    const feed = JSON.parse(buildJsonFeed([item], info)) as { items: Record<string, unknown>[] };
    expect(feed.items[0]).toMatchObject({ url: item.url, title: item.title, tags: ['AI'] });
  });
});
