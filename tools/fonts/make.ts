// Subsets the site's fonts to the characters and weights that pages use, and writes them to src/styles/fonts.
// Run `npm run fonts` after changing a font package; the results are committed, so a build doesn't have to process fonts.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const BASIC_LATIN = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
const TYPOGRAPHY = '–—‘’“”…•·→←↑↓×÷±°≤≥≠√∞©®™§éèüöäçñ½¼¾²³µ✓✕⌘';
const BOX_DRAWING = '─│┌┐└┘├┤┬┴┼';

const FONTS = [
  {
    from: '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
    to: 'body.woff2',
    text: BASIC_LATIN + TYPOGRAPHY,
    wght: { min: 400, max: 800 },
  },
  {
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    to: 'code.woff2',
    text: BASIC_LATIN + BOX_DRAWING,
    wght: { min: 400, max: 700 },
  },
  {
    from: '@fontsource-variable/pixelify-sans/files/pixelify-sans-latin-wght-normal.woff2',
    to: 'pixel.woff2',
    text: BASIC_LATIN,
    wght: 600,
  },
] as const;

const toCharacters = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

// Link previews are rendered from glyph outlines at build time, so they need TTF files, and titles may be in
// any language that uses the Latin script. The font package splits those characters into two files, and so do we.
const PREVIEW_FONTS = ['latin', 'latin-ext'].map((part) => ({
  from: `@fontsource-variable/nunito-sans/files/nunito-sans-${part}-wght-normal.woff2`,
  to: `../../../build/previews/${part === 'latin' ? 'latin' : 'latin-extended'}.ttf`,
  text: BASIC_LATIN + TYPOGRAPHY + toCharacters(0xa0, 0x17f) + 'ȘșȚțẞ€−',
  wght: 800,
}));

for (const font of [...FONTS, ...PREVIEW_FONTS]) {
  const source = await readFile(require.resolve(font.from));
  const subset = await subsetFont(source, font.text, {
    targetFormat: font.to.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes: { wght: font.wght },
  });
  await writeFile(new URL(`../../src/styles/fonts/${font.to}`, import.meta.url), subset);
  console.log(`${font.to}: ${source.length} → ${subset.length} bytes`);
}
