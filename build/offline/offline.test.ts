import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileToUrl, isForOffline } from './offlineFiles.ts';
import { collectShell } from './shellFiles.ts';
import { measureSize } from './measureSize.ts';

describe('offline files', () => {
  it.each(['docs/actors/index.html', '_astro/app.js', 'kit/a.png', 'search-index.json', 'index.html'])(
    'include %s',
    (file) => expect(isForOffline(file)).toBe(true),
  );

  it.each(['og/docs/actors.png', 'docs/actors.md', 'blog/feed.json', 'api/class/Actor.json', 'sw.js', '_headers'])(
    'exclude %s',
    (file) => expect(isForOffline(file)).toBe(false),
  );

  it('are listed under the URL a reader requests', () => {
    expect(['docs/actors/index.html', 'index.html', 'kit/a.png'].map(fileToUrl)).toEqual([
      'docs/actors/',
      '',
      'kit/a.png',
    ]);
  });
});

describe('collectShell', () => {
  const files: Record<string, string> = {
    'offline/index.html': '<link href="/engine/_astro/a.css"><script src="/engine/_astro/b.js">',
    '_astro/a.css': '@font-face{src:url(/engine/_astro/f.woff2)}',
    '_astro/b.js': 'import{x}from"./c.js";const lazy=()=>import("./huge.js");',
    '_astro/c.js': 'import"./b.js"',
  };

  it('returns a page with its styles, fonts and scripts, without dynamic imports', () => {
    expect(collectShell('offline/index.html', (file) => files[file]!).toSorted()).toEqual([
      '_astro/a.css',
      '_astro/b.js',
      '_astro/c.js',
      '_astro/f.woff2',
      'offline/index.html',
    ]);
  });
});

describe('measureSize', () => {
  it('returns the gzipped size of text', async () => {
    const page = Buffer.from('word '.repeat(200));
    expect(await measureSize('a.html', page)).toBe(gzipSync(page).length);
  });

  it('returns the file size for formats that are already compressed', async () => {
    expect(await measureSize('a.png', Buffer.alloc(500))).toBe(500);
  });
});
