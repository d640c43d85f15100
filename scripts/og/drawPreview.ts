import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { textToPath, wrapText } from './layoutText.ts';

export interface Preview {
  /** The part of the site, e.g. "Docs". */
  kicker: string;
  title: string;
  /** A small drawing, as a file: it is enlarged and becomes the ground of the picture. */
  cover?: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 80;
const TEXT_WIDTH = 820;
const PIXEL = 10;

/** Ground and stars in big pixels, placed by a fixed rule so that every build draws the same sky. */
function drawScenery(): string {
  const stars = Array.from({ length: 46 }, (_, index) => {
    const x = (index * 173) % (WIDTH / PIXEL);
    const y = (index * 67) % 38;
    return `<rect x="${x * PIXEL}" y="${y * PIXEL}" width="${PIXEL / (index % 3 === 0 ? 1 : 2)}" height="${PIXEL / (index % 3 === 0 ? 1 : 2)}" fill="#7bbaea" opacity="${0.25 + (index % 4) * 0.12}"/>`;
  });
  const hills = Array.from({ length: WIDTH / 40 }, (_, index) => {
    const height = 30 + ((index * 7919) % 5) * 10;
    return `<rect x="${index * 40}" y="${HEIGHT - height}" width="40" height="${height}" fill="#0d3a57"/><rect x="${index * 40}" y="${HEIGHT - height}" width="40" height="${PIXEL}" fill="#155d96"/>`;
  });
  return stars.join('') + hills.join('');
}

function buildBackground(): Promise<Buffer> {
  const logo = readFileSync('public/img/logo.svg', 'utf8').replace(
    '<svg ',
    `<svg x="${WIDTH - 300}" y="${HEIGHT - 320}" width="240" height="240" `,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#041e2f"/>${drawScenery()}${logo}<path shape-rendering="auto" fill="#cfe8f7" d="${textToPath('Excalibur.js', MARGIN, HEIGHT - 90, 40)}"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

let background: Promise<Buffer> | undefined;

/** Dark above, where the title stands, and clear below, where the drawing is to be seen. */
const SHADE = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#041e2f" stop-opacity="0.94"/><stop offset="0.5" stop-color="#041e2f" stop-opacity="0.86"/><stop offset="0.85" stop-color="#041e2f" stop-opacity="0.1"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;

function buildCoverBackground(cover: string): Promise<Buffer> {
  return sharp(cover)
    .resize(WIDTH, HEIGHT, { fit: 'cover', kernel: 'nearest' })
    .flatten({ background: '#041e2f' })
    .composite([{ input: Buffer.from(SHADE) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

function buildText({ kicker, title }: Preview): string {
  const size = title.length > 60 ? 60 : 76;
  const lines = wrapText(title, size, TEXT_WIDTH, 3);
  const paths = lines.map((line, index) => textToPath(line, 0, 100 + size + index * size * 1.15, size));
  // No higher than its lines: every pixel is drawn and laid over the ground.
  const height = Math.ceil(100 + size * (lines.length * 1.15 + 0.3));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TEXT_WIDTH + 20}" height="${height}"><path fill="#ffb238" d="${textToPath(kicker, 0, 50, 36)}"/><path fill="#f4faff" d="${paths.join('')}"/></svg>`;
}

const TEXT_TOP = 50;

/** Lays the text over the ground. By hand, because the general way converts the whole picture and takes twice as long. */
function blendText(ground: Buffer, text: Buffer, width: number): Buffer {
  const picture = Buffer.from(ground);
  for (let at = 0; at < text.length; at += 4) {
    const alpha = text[at + 3]! / 255;
    if (alpha === 0) continue;
    const pixel = at / 4;
    const x = MARGIN + (pixel % width);
    const y = TEXT_TOP + Math.floor(pixel / width);
    const target = (y * WIDTH + x) * 3;
    for (let part = 0; part < 3; part++)
      picture[target + part] = Math.round(picture[target + part]! * (1 - alpha) + text[at + part]! * alpha);
  }
  return picture;
}

/** The picture shown where a page is linked, as JPEG. */
export async function drawPreview(preview: Preview): Promise<Buffer> {
  background ??= buildBackground();
  const base = preview.cover ? await buildCoverBackground(preview.cover) : await background;
  const { data, info } = await sharp(Buffer.from(buildText(preview)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(blendText(base, data, info.width), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
