import sharp from 'sharp';
import { COLORS, HEIGHT, MARGIN, type Preview, TEXT_COLORS, WIDTH } from './design.ts';
import { glyphToSvg, placeText } from './font.ts';
import { layoutText, type TextLine } from './layoutText.ts';

/** Dark at the top, where the title stands, and clear at the bottom. */
const SHADE = [
  { offset: 0, opacity: 0.94 },
  { offset: 0.5, opacity: 0.86 },
  { offset: 0.85, opacity: 0.1 },
];

const STOPS = SHADE.map(
  ({ offset, opacity }) => `<stop offset="${offset}" stop-color="${COLORS.night}" stop-opacity="${opacity}"/>`,
).join('');

function lineToSvg({ role, text, size, baseline }: TextLine): string {
  const paths = placeText(text, size).glyphs.map(({ glyph, x }) => glyphToSvg(glyph, MARGIN + x, baseline, size));
  return `<g fill="${TEXT_COLORS[role]}">${paths.join('')}</g>`;
}

const drawOverlay = (preview: Preview): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
  `<linearGradient id="shade" x2="0" y2="1">${STOPS}</linearGradient>` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/>` +
  `${layoutText(preview).map(lineToSvg).join('')}</svg>`;

/** A preview on a drawing of its own, as JPEG: the gradient over it has more colors than a palette. */
export const drawOnCover = (preview: Preview, cover: string): Promise<Buffer> =>
  sharp(cover)
    .resize(WIDTH, HEIGHT, { fit: 'cover', kernel: 'nearest' })
    .flatten({ background: COLORS.night })
    .composite([{ input: Buffer.from(drawOverlay(preview)) }])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
