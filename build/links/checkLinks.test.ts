import { describe, expect, it } from 'vitest';
import { checkLinks } from './checkLinks.ts';
import { fileToRoute, parsePage } from './readPages.ts';

const page = (route: string, body: string) => parsePage(body, route);
const check = (body: string, base = '/') =>
  checkLinks({
    pages: [
      page(base === '/' ? '/a' : '/engine/a', body),
      page(base === '/' ? '/blog/Two Words' : '/engine/b', '<h2 id="part">Part</h2>'),
    ],
    files: new Set(['/feed.xml']),
    base,
  }).map(({ href, reason }) => `${href}: ${reason}`);

describe('checkLinks', () => {
  it('accepts links to pages, anchors, files and external URLs', () => {
    expect(
      check(
        '<p id="top"><a href="/blog/Two%20Words#part">x</a><a href="#top">x</a><a href="/feed.xml">x</a><a href="https://x.org/y">x</a><a href="?q=1">x</a>',
      ),
    ).toEqual([]);
  });

  it('reports broken links', () => {
    expect(check('<a href="/gone">x</a><a href="/blog/Two%20Words#gone">y</a><a class="k" href="#gone">z</a>')).toEqual(
      ['/gone: no such page', '/blog/Two%20Words#gone: no such anchor', '#gone: no such anchor'],
    );
  });

  it('reports links outside the base path', () => {
    expect(check('<a href="/engine/b">x</a><a href="/b">y</a>', '/engine/')).toEqual(['/b: outside the base path']);
  });
});

describe('fileToRoute', () => {
  it('maps an index file to its folder', () => {
    expect(fileToRoute('docs/actors/index.html', '/engine/')).toBe('/engine/docs/actors');
    expect(fileToRoute('index.html', '/')).toBe('/');
    expect(fileToRoute('404.html', '/')).toBe('/404');
  });
});
