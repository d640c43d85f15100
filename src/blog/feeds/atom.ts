import type { FeedItem } from './feedModel.ts';
import { escapeXml, tag } from './xml.ts';

export interface FeedInfo {
  title: string;
  description: string;
  home: string;
  self: string;
}

const itemToEntry = (item: FeedItem): string =>
  tag(
    'entry',
    [
      tag('id', escapeXml(item.id)),
      tag('title', escapeXml(item.title)),
      `<link rel="alternate" href="${escapeXml(item.url)}"/>`,
      tag('updated', item.date.toISOString()),
      tag('published', item.date.toISOString()),
      ...item.authors.map((name) => tag('author', tag('name', escapeXml(name)))),
      ...item.tags.map((label) => `<category term="${escapeXml(label)}"/>`),
      tag('summary', escapeXml(item.summary)),
      tag('content', escapeXml(item.contentHtml), { type: 'html' }),
    ].join(''),
  );

/** The blog as an Atom feed. */
export function buildAtom(items: readonly FeedItem[], info: FeedInfo): string {
  const updated = items[0]?.date ?? new Date(0);
  return `<?xml version="1.0" encoding="utf-8"?>\n${tag(
    'feed',
    [
      tag('id', escapeXml(info.home)),
      tag('title', escapeXml(info.title)),
      tag('subtitle', escapeXml(info.description)),
      `<link rel="alternate" href="${escapeXml(info.home)}"/>`,
      `<link rel="self" href="${escapeXml(info.self)}"/>`,
      tag('updated', updated.toISOString()),
      ...items.map(itemToEntry),
    ].join('\n'),
    { xmlns: 'http://www.w3.org/2005/Atom' },
  )}\n`;
}
