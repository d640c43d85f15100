import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { COLORS, HEIGHT, type Preview, TEXT_COLORS, WIDTH } from './design.ts';
import { drawPreview } from './drawPreview.ts';
import { hexToRgb } from './palette.ts';

const COVER = 'public/img/covers/breakout.webp';

async function readPicture(preview: Preview) {
  const { data, info } = await sharp(await drawPreview(preview), { failOn: 'warning' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number): number[] => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  const countPixels = (color: string): number => {
    const wanted = Number.parseInt(color.slice(1), 16);
    let count = 0;
    for (let at = 0; at < data.length; at += 3) if (data.readUIntBE(at, 3) === wanted) count++;
    return count;
  };
  return { data, pixelAt, countPixels };
}

describe('a preview', () => {
  it.each([
    ['png', { kicker: 'Docs', title: 'Actors' }],
    ['jpeg', { kicker: 'Blog', title: 'Actors', cover: COVER }],
  ])('has the size that link previews expect, as %s', async (expected, preview) => {
    const { width, height, format } = await sharp(await drawPreview(preview)).metadata();
    expect({ width, height, format }).toEqual({ width: WIDTH, height: HEIGHT, format: expected });
  });

  it('stands on a night sky with stars and hills', async () => {
    const { pixelAt } = await readPicture({ kicker: 'Docs', title: 'Actors' });
    expect(pixelAt(600, 450)).toEqual(hexToRgb(COLORS.night));
    expect(pixelAt(2, 2)).toEqual(hexToRgb(COLORS.stars[0]));
    expect(pixelAt(600, HEIGHT - 1)).toEqual(hexToRgb(COLORS.hill));
  });

  it('shows its title and the part of the site in their colors', async () => {
    const { countPixels } = await readPicture({ kicker: 'Docs', title: 'Actors' });
    expect(countPixels(TEXT_COLORS.title)).toBeGreaterThan(3000);
    expect(countPixels(TEXT_COLORS.kicker)).toBeGreaterThan(300);
  });

  it('is another for another title', async () => {
    const [one, other] = await Promise.all(['Actors', 'Scenes'].map((title) => readPicture({ kicker: 'Docs', title })));
    expect(one!.data.equals(other!.data)).toBe(false);
  });

  it('shows stars behind the letters', async () => {
    const { pixelAt } = await readPicture({ kicker: 'Docs', title: 'Actors' });
    // The stem of the t stands before the left part of a star.
    expect(pixelAt(190, 212)).toEqual(hexToRgb(TEXT_COLORS.title));
    expect(COLORS.stars.map(hexToRgb)).toContainEqual(pixelAt(194, 212));
  });

  it('takes a title of any length and of letters the font does not have', async () => {
    for (const title of ['日本', 'word '.repeat(300), 'W'.repeat(300), 'Größe & “quotes”'])
      await expect(readPicture({ kicker: 'section '.repeat(40), title })).resolves.toBeDefined();
    await expect(readPicture({ kicker: '', title: '日本' })).resolves.toBeDefined();
  });

  it('draws letters with accents', async () => {
    const [plain, accented] = await Promise.all(['UsL', 'ÜßŁ'].map((title) => readPicture({ kicker: '', title })));
    expect(accented!.countPixels(TEXT_COLORS.title)).toBeGreaterThan(plain!.countPixels(TEXT_COLORS.title));
  });

  it('is small', async () => {
    const title = 'A title of three full lines with many words that says much about overlapping actors';
    expect((await drawPreview({ kicker: 'API reference', title })).length).toBeLessThan(25_000);
  });
});
