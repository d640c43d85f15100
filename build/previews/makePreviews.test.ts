import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { makePreviews, pageToWanted } from './makePreviews.ts';

const buildPage = (title: string, image: string, more = ''): string =>
  `<meta property="og:title" content="${title}"><meta property="og:image" content="https://x.org/engine/${image}"><meta name="site:section" content="Blog">${more}`;

const COVER = '<meta name="site:cover" content="/img/covers/two-words.webp">';

describe('a page', () => {
  it('asks for its own preview', () => {
    const page = buildPage('A &amp; B', 'og/blog/Two%20Words.png');
    expect(pageToWanted(page)).toEqual({ file: 'og/blog/Two Words.png', title: 'A & B', kicker: 'Blog' });
  });

  it('may have a cover for it', () => {
    expect(pageToWanted(buildPage('A', 'og/blog/Two%20Words.jpg', COVER))).toMatchObject({
      file: 'og/blog/Two Words.jpg',
      cover: '/img/covers/two-words.webp',
    });
  });

  it('asks for nothing when it shows another picture', () => {
    expect(pageToWanted(buildPage('A', 'cover.webp'))).toBeUndefined();
  });
});

describe('the previews of a site', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'previews-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('are drawn for each page that asks, each as its ending says', async () => {
    mkdirSync(path.join(root, 'img/covers'), { recursive: true });
    cpSync('public/img/covers/breakout.webp', path.join(root, 'img/covers/two-words.webp'));
    writeFileSync(path.join(root, 'a.html'), buildPage('A', 'og/a.png'));
    writeFileSync(path.join(root, 'b.html'), buildPage('B', 'og/blog/b.jpg', COVER));
    writeFileSync(path.join(root, 'c.html'), buildPage('C', 'cover.webp'));
    expect(await makePreviews(root)).toBe(2);
    expect((await sharp(path.join(root, 'og/a.png')).metadata()).format).toBe('png');
    expect((await sharp(path.join(root, 'og/blog/b.jpg')).metadata()).format).toBe('jpeg');
  });
});
