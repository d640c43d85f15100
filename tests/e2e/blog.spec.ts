import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;
const COLD_LIMIT_KB = 500;

interface XmlItem {
  names: string[];
  texts: Record<string, string>;
  link: string | null;
}

interface XmlFeed extends XmlItem {
  error: string | null;
  root: string;
  self: string | null;
  items: XmlItem[];
}

/** Reads a feed as a feed reader does: with the strict XML parser of the browser. */
async function readXmlFeed(page: Page, route: string, itemName: string): Promise<XmlFeed> {
  const response = await page.request.get(`./${route}`);
  expect(response.headers()['content-type']).toContain('xml');
  return page.evaluate(
    ([text, name]) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      const error = xml.querySelector('parsererror')?.textContent ?? null;
      const root = xml.documentElement;
      const channel = root.querySelector('channel') ?? root;
      const read = (element: Element) => {
        const children = [...element.children];
        const link = children.find((child) => child.localName === 'link' && child.getAttribute('rel') !== 'self');
        return {
          names: children.map((child) => child.localName),
          texts: Object.fromEntries(children.map((child) => [child.localName, child.textContent ?? ''])),
          link: link?.getAttribute('href') ?? link?.textContent ?? null,
        };
      };
      const self = [...channel.children].find((child) => child.getAttribute('rel') === 'self');
      return {
        ...read(channel),
        error,
        root: `${root.namespaceURI ?? ''}#${root.localName}`,
        self: self?.getAttribute('href') ?? null,
        items: [...xml.getElementsByTagName(name)].map(read),
      };
    },
    [await response.text(), itemName] as const,
  );
}

const expectUnique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);

test.describe('the feeds of the blog', () => {
  test('are RSS 2.0, Atom and JSON Feed 1.1 by their rules, and say the same', async ({ page }) => {
    await open(page, 'blog');
    const rss = await readXmlFeed(page, 'blog/rss.xml', 'item');
    expect(rss).toMatchObject({ error: null, root: '#rss', self: expect.stringMatching(/\/blog\/rss\.xml$/) });
    expect(rss.names).toEqual(expect.arrayContaining(['title', 'link', 'description']));
    for (const { names, texts, link } of rss.items) {
      expect(names).toEqual(expect.arrayContaining(['title', 'link', 'guid', 'pubDate', 'description']));
      expect(texts['pubDate']).toMatch(RFC_822);
      expect(link).toMatch(/^https:\/\//);
    }
    expectUnique(rss.items.map(({ texts }) => texts['guid']!));

    const atom = await readXmlFeed(page, 'blog/atom.xml', 'entry');
    expect(atom).toMatchObject({ error: null, root: 'http://www.w3.org/2005/Atom#feed' });
    expect(atom.self).toMatch(/^https:\/\/.*\/blog\/atom\.xml$/);
    expect(atom.names).toEqual(expect.arrayContaining(['id', 'title', 'updated']));
    for (const { names, texts, link } of atom.items) {
      expect(names).toEqual(expect.arrayContaining(['id', 'title', 'updated', 'author', 'summary']));
      expect(texts['updated']).toMatch(RFC_3339);
      expect(new URL(texts['id']!).href).toBe(texts['id']);
      expect(link).toMatch(/^https:\/\//);
    }
    expectUnique(atom.items.map(({ texts }) => texts['id']!));

    const answer = await page.request.get('./blog/feed.json');
    expect(answer.headers()['content-type']).toContain('json');
    const json = (await answer.json()) as {
      version: string;
      title: string;
      feed_url: string;
      items: { id: string; url: string; title: string; content_html: string; date_published: string }[];
    };
    expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', title: expect.stringMatching(/./) });
    for (const item of json.items) {
      expect(item.content_html).not.toBe('');
      expect(item.date_published).toMatch(RFC_3339);
    }
    expectUnique(json.items.map(({ id }) => id));

    const links = json.items.map(({ url }) => url);
    expect(links.length).toBeGreaterThan(10);
    expect(rss.items.map(({ link }) => link)).toEqual(links);
    expect(atom.items.map(({ link }) => link)).toEqual(links);
    expect(rss.items.map(({ texts }) => texts['title'])).toEqual(json.items.map(({ title }) => title));
  });

  test('name pages of this site, with pictures and links a reader elsewhere can open', async ({ page }) => {
    const { items } = (await (await page.request.get('./blog/feed.json')).json()) as {
      items: { url: string; content_html: string }[];
    };
    for (const { url, content_html: html } of items) {
      const route = decodeURI(new URL(url).pathname).replace(/^\//, '');
      expect((await page.request.get(`./${encodeURI(route)}/`)).status(), url).toBe(200);
      expect(html).not.toMatch(/(href|src)="(?!https:|mailto:|#)/);
    }
  });
});

test.describe('the list of posts', () => {
  test(`weighs at most ${COLD_LIMIT_KB} KB, to its last picture`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await open(page, 'blog');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(bytes / 1024).toBeLessThan(COLD_LIMIT_KB);
    expect(bytes / 1024).toBeGreaterThan(20);
  });

  test('says how long each post takes to read', async ({ page }) => {
    await open(page, 'blog');
    const posts = await page.getByRole('main').getByRole('article').count();
    expect(posts).toBeGreaterThan(5);
    await expect(page.getByRole('main').getByText(/\d+ min read/)).toHaveCount(posts);
  });
});
