import sharp from 'sharp';
import { colourToBytes, colourToHex } from './colours.ts';
import { HEIGHT, INKS, NIGHT, type Preview, WIDTH } from './design.ts';
import { visitInk } from './glyphs.ts';
import { layoutPreview } from './layoutPreview.ts';
import { COVER_STEPS } from './rasterise.ts';

/** How dark it is at which share of the height: dark above, where the title stands, and clear below. */
const SHADES = [
  { at: 0, dark: 0.94 },
  { at: 0.5, dark: 0.86 },
  { at: 0.85, dark: 0.1 },
] as const;

/** The darkness at a share of the height, between the two shades it lies between. */
function findDarkness(height: number): number {
  const next = SHADES.findIndex(({ at }) => at > height);
  const [above, below] = [SHADES.at(next - 1)!, SHADES.at(next)!];
  if (next === -1) return below.dark;
  return above.dark + ((height - above.at) / (below.at - above.at)) * (below.dark - above.dark);
}

/** Lays a share of a colour over the pixel whose red, green and blue begin at a place. */
function mixInto(pixels: Buffer, at: number, colour: readonly number[], share: number): void {
  for (let part = 0; part < 3; part++) {
    const ground = pixels[at + part]!;
    pixels[at + part] = Math.round(ground + (colour[part]! - ground) * share);
  }
}

function drawCover(cover: string): Promise<Buffer> {
  return sharp(cover)
    .resize(WIDTH, HEIGHT, { fit: 'cover', kernel: 'nearest' })
    .flatten({ background: colourToHex(NIGHT) })
    .removeAlpha()
    .raw()
    .toBuffer();
}

function shadePixels(pixels: Buffer): void {
  const night = colourToBytes(NIGHT);
  for (let row = 0; row < HEIGHT; row++) {
    const darkness = findDarkness((row + 0.5) / HEIGHT);
    for (let pixel = row * WIDTH; pixel < (row + 1) * WIDTH; pixel++) mixInto(pixels, pixel * 3, night, darkness);
  }
}

function inkPixels(pixels: Buffer, preview: Preview): void {
  for (const glyph of layoutPreview(preview)) {
    const ink = colourToBytes(INKS[glyph.ink]);
    visitInk(glyph, (x, y, cover) => mixInto(pixels, (y * WIDTH + x) * 3, ink, cover / COVER_STEPS));
  }
}

/** A preview on a drawing of its own, as JPEG: the shade over it has more colours than a palette. */
export async function drawOnCover(preview: Preview, cover: string): Promise<Buffer> {
  const pixels = await drawCover(cover);
  shadePixels(pixels);
  inkPixels(pixels, preview);
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
