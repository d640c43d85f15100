import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPreview, HEIGHT, WIDTH } from './drawPreview.ts';
import { measure, textToPath, wrapText } from './layoutText.ts';
import { pageToWanted } from './makePreviews.ts';

describe('the text of a preview', () => {
  it('breaks between words and stays within its width', () => {
    const lines = wrapText('Pathfinding Part 1 with an Algorithm of 1956', 76, 820, 3);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(measure(line, 76)).toBeLessThanOrEqual(820);
    expect(lines.join(' ')).toBe('Pathfinding Part 1 with an Algorithm of 1956');
  });

  it('ends in an ellipsis when it is too long', () => {
    expect(wrapText('word '.repeat(80).trim(), 60, 820, 3).at(-1)).toMatch(/…$/);
    expect(wrapText('W'.repeat(200), 76, 820, 3)).toHaveLength(1);
  });
});

describe('an outline', () => {
  it('has a number for every point', () => {
    for (const text of ['Blog', 'Docs', 'API reference'])
      expect(textToPath(text, 0, 50, 36)).not.toMatch(/NaN|undefined/);
  });
});

describe('a preview', () => {
  it('has the size that link previews expect', async () => {
    const { width, height, format } = await sharp(await drawPreview({ kicker: 'Docs', title: 'Actors' })).metadata();
    expect({ width, height, format }).toEqual({ width: WIDTH, height: HEIGHT, format: 'jpeg' });
  });

  it('is asked for by the page itself', () => {
    const html =
      '<meta property="og:title" content="A &amp; B"><meta property="og:image" content="https://x.org/engine/og/blog/Two%20Words.jpg"><meta name="site:section" content="Blog">';
    expect(pageToWanted(html)).toEqual({ file: 'og/blog/Two Words.jpg', title: 'A & B', kicker: 'Blog' });
    const withCover = `${html}<meta name="site:cover" content="/img/covers/blog/two-words.webp">`;
    expect(pageToWanted(withCover)?.cover).toBe('/img/covers/blog/two-words.webp');
    expect(
      pageToWanted(
        '<meta property="og:title" content="A"><meta property="og:image" content="https://x.org/cover.webp">',
      ),
    ).toBeUndefined();
  });
});
