import sharp from 'sharp';
import { COLORS } from './design.ts';
import { drawLine } from './drawLine.ts';
import { BRAND } from './layoutText.ts';
import { hexToRgb, NIGHT_INDEX, type Rgb, SCENERY_COLORS, TEXT_PALETTE } from './palette.ts';
import { drawScenery } from './scenery.ts';

export interface IndexedScenery {
  palette: readonly Rgb[];
  /** A place in the palette for each pixel. */
  indices: Uint8Array;
}

const colorToRgb = (color: number): Rgb => [color >> 16, (color >> 8) & 255, color & 255];

const rgbToColor = ([red, green, blue]: Rgb): number => (red << 16) | (green << 8) | blue;

function pixelsToIndices(pixels: Buffer): IndexedScenery {
  const night = hexToRgb(COLORS.night);
  const places = new Map([[rgbToColor(night), NIGHT_INDEX]]);
  const indices = new Uint8Array(pixels.length / 3);
  for (let at = 0; at < indices.length; at++) {
    const color = pixels.readUIntBE(at * 3, 3);
    if (!places.has(color)) places.set(color, places.size);
    indices[at] = places.get(color)!;
  }
  const unused = Array.from({ length: SCENERY_COLORS - places.size }, () => night);
  return { palette: [...[...places.keys()].map(colorToRgb), ...unused, ...TEXT_PALETTE], indices };
}

/** Renders what all previews without a cover share: the scenery and the name of the site. */
export async function loadScenery(): Promise<IndexedScenery> {
  // The night sky has a place of its own, should the reduction change its color a little.
  const reduced = await sharp(Buffer.from(drawScenery()))
    .png({ palette: true, colors: SCENERY_COLORS - 1, dither: 0 })
    .toBuffer();
  const scenery = pixelsToIndices(await sharp(reduced).removeAlpha().raw().toBuffer());
  await drawLine(scenery.indices, BRAND);
  return scenery;
}
