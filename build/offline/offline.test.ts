import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileToAddress, isForOffline } from './offlineFiles.ts';
import { collectShell } from './shellFiles.ts';
import { measureSize } from './measureSize.ts';

describe('what is kept for offline reading', () => {
  it.each(['docs/actors/index.html', '_astro/app.js', 'kit/a.png', 'search-index.json', 'index.html'])(
    'has %s',
    (file) => expect(isForOffline(file)).toBe(true),
  );

  it.each(['og/docs/actors.png', 'docs/actors.md', 'blog/feed.json', 'api/class/Actor.json', 'sw.js', '_headers'])(
    'lacks %s',
    (file) => expect(isForOffline(file)).toBe(false),
  );

  it('is kept under the address a reader asks for', () => {
    expect(['docs/actors/index.html', 'index.html', 'kit/a.png'].map(fileToAddress)).toEqual([
      'docs/actors/',
      '',
      'kit/a.png',
    ]);
  });
});

describe('the shell', () => {
  const files: Record<string, string> = {
    'offline/index.html': '<link href="/engine/_astro/a.css"><script src="/engine/_astro/b.js">',
    '_astro/a.css': '@font-face{src:url(/engine/_astro/f.woff2)}',
    '_astro/b.js': 'import{x}from"./c.js";const later=()=>import("./huge.js");',
    '_astro/c.js': 'import"./b.js"',
  };

  it('is a page with its styles, fonts and scripts, without what is fetched on demand', () => {
    expect(collectShell('offline/index.html', (file) => files[file]!).toSorted()).toEqual([
      '_astro/a.css',
      '_astro/b.js',
      '_astro/c.js',
      '_astro/f.woff2',
      'offline/index.html',
    ]);
  });
});

describe('the size of a file', () => {
  it('is that of its compressed text', async () => {
    const page = Buffer.from('word '.repeat(200));
    expect(await measureSize('a.html', page)).toBe(gzipSync(page).length);
  });

  it('is its own where it is compressed already', async () => {
    expect(await measureSize('a.png', Buffer.alloc(500))).toBe(500);
  });
});
